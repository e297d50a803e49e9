import { opening, phrases } from '@bandeja/reader/language/phrases';

export const told = phrases(`
    hice hicimos jugue jugamos entrene entrenamos gane ganamos perdi perdimos fui fuimos estuve estuvo fue pude pudimos
    he/hemos/ha_jugado/entrenado/ganado/perdido/hecho/ido/podido/descansado`);
export const questions = opening(`
    y?_eso_por_que/para_que/como/cuando/cuanto
        y?_que_!el/los/este/sea/sean/se y?_q y?_cual* y?_cuando y?_cuant* y?_como y?_donde y?_quien y?_por_que y?_para_que y?_a_que y?_es/seria_bueno/buena/malo/mala/mejor/posible/normal/necesario
    y?_se_puede/debe/deberia y?_deberia/debo y?_conviene y?_pasa_algo y?_tengo_que y?_hace_falta dime explica* crees/opinas que_opinas/crees`);
/** «¿y si paso la fuerza al sábado?», «¿qué tal si…?», «¿me pones…?»: wishes in the form of a question. */
export const questionsWithin = phrases('por_que no_se_que/como/cual/si/cuanto dime_que/cual/como');
export const requests = phrases(`
    y_si que_tal_si puedes/podrias/podes/puede me_pones/cambias/mueves/pasas/quitas/das/haces/dejas/metes/adelantas/preparas
    puedo/podria_hacer/pasar/mover/adelantar/retrasar/cambiar_*?_lo/la_de/del pones/cambias/mueves/pasas/quitas/adelantas/retrasas lo/la_pones/cambias/mueves/pasas/quitas/dejas podemos/podriamos_cambiar/mover/pasar/quitar/poner`);
export const never = phrases(`
    nunca jamas ningun* siempre todas_las_semanas a_partir_de_ahora de_ahora_en_adelante no_puedo/tengo/quiero/cuentes/trabajo no_me_pongas/viene/cuentes
    descanso libre ya_no imposible tengo_ingles/clase/clases/trabajo/curso/ensayo/terapia/reunion/guardia`);
export const forEver = phrases('nunca nunca_mas jamas siempre todas_las_semanas');
export const always = phrases('ya/ahora/si_puedo vuelvo_a_poder puedo_otra_vez');
export const ill = phrases(`
    malo/mala enferm* gripe fiebre resfriad* catarro covid gastroenteritis anginas virus constipad* trancazo griposo/griposa indispuest*`);
export const ofAir = phrases(`
    estoy estare sigo ando tengo con he_pillado/cogido/pescado cogi pille me_encuentro/siento`);
export const away = phrases(`
    de_viaje/vacaciones/puente/excursion/acampada/crucero/escapada/congreso/campamento/stage campamento stage viaje_al? me_voy/marcho/largo/piro estoy/estare/estamos/ando/salgo_fuera viajo viajamos
    estare/estoy_a/en_el/la?_playa/pueblo/monte/sierra/nieve al_pueblo a_la_playa/sierra/nieve al_monte/extranjero hotel fuera_de_casa vacaciones viaje`);
export const withoutKit = phrases(`
    sin_nada?_de?_material/gym/gimnasio/pala/pista/maquinas sin_nada ni_pala/gimnasio/gym/gomas/material/nada no_tengo/llevo/hay_nada?_de?_material/gym/gimnasio/pala/pista/maquinas sin_la_pala`);
/** Without a word on what there is. */
export const bare = phrases('hotel');
export const withKit = phrases(
  'con_gym/gimnasio/pista/pala/material/gomas llevo/tengo/hay/tiene/tienen_la/un/una?_pala/gomas/gym/gimnasio/pista/mancuernas/maquinas',
);
export const training = phrases('entren* ejercicio* rutina* algo_para/de sesion* minutos #_min*');
export const only = phrases(`
    solo/solamente/unicamente_puedo/tengo/podre/entreno/podria solo/solamente/unicamente_voy_a_poder nada_mas_puedo/podre/tengo puedo/podre/tengo/entreno_solo/solamente/unicamente
    los_unicos_dias el_unico_dia me_quedan_solo solo_me_viene/va/dejan`);
export const onlyWords = phrases('solo solamente unicamente nada_mas unico unicos');
export const cannot = phrases(`
    no_puedo/podre/podria/podemos/podremos/llego/llegare/voy/ire/estare/estoy/entreno/entrenare/puede/juego/jugamos/cuentes no_voy/vamos_a_poder no_tengo_tiempo
    no_me_viene/va/da no_hay_forma/manera/partido no_se_juega imposible tampoco me_va_fatal/mal lo_tengo_mal/complicado/imposible complicado liado liada hasta_arriba
    tengo_un/una/la/el?_boda/cena/comida/examen/guardia/turno/reunion/cumple*/viaje/medico/comunion/entierro/compromiso/concierto/cita trabajo_de/hasta curro_de/hasta
    me_coincide se_me_complica estoy/estare_fuera`);
export const free = phrases(`
    descanso descansar descanse libre libro libramos librar reposo nada fiesta off sin_entreno/entrenar/entrenamiento/sesion paso_de_entrenar
    en_blanco no_quiero_entrenar/hacer/ir/jugar no_voy_a_entrenar/jugar/ir no_me_apetece/pongas/metas/programes no_toca_nada vacio`);
export const remove = phrases(`
    quita quitas quitar quitara quitan quiten quitame quitarme quitalo quitamelo quitala quitalos quitalas quito elimin* borra* cancel* anul* suprim* saca* sacame salta* saltame me_salto
    fuera_el/la/lo/los/las deja/dejame/dejamos_…_libre/vacio`);
export const refusesRest = phrases(`
    no_quiero/necesito_descans* no_voy_a_descans* no_hace_falta_que?_descans* no_estoy_de_acuerdo_con_descansar ni_descanso nada_de_descanso no_me_pongas_descanso
    no_me_hagas_descansar !no_quiero_entrenar/jugar quiero_hacer_algo puedo_entrenar/jugar_el/hoy/manana/ese si_que?_puedo tambien_puedo tengo_hueco/tiempo estoy_libre me_apetece_entrenar no_descanso`);
export const put = phrases(`
    pon* met* anad* agreg* suma* planific* program* apunta* quiero quisiera prefiero mejor hago hacer hare hacemos haz hazme dame deja dejame necesito
    me_apetece/gustaria/han toca tocaria cambia* sustitu* reemplaz* juego jugamos jugare jugar quedado quedao quede tengo hay`);
export const more = phrases(`
    un/otro_dia/entreno_mas/extra/adicional una/otra_sesion_mas/extra/adicional otra_sesion/vez otro_entreno mas_dias/sesiones/entrenos algo_extra anad*_*?_*?_sesion/dia/entreno`);
export const carries = phrases(`
    pasa pasas pasar pasara pasando paso pasame pasalo pasala pasarlo pasarla pasamelo pasamela pasamos pasemos mueve muevelo muevela mueves mover moverlo moverla muevo movemos movelo move traslad* adelant* atras* retras* aplaz*
    pospon* llevalo llevala llevame cambia* cambiado cambiaron cambio reprogram* recorre* pasado movido ponlo_el/al/para/en ponla_el/al/para/en me_la/lo_pusiera/pusieras/pongas pongamelo pongalo pongala pusiera ponmelo_el/al/para/en ponmela_el/al/para/en
    dejalo_para dejala_para dejamelo_para lo/la_pones/dejamos/movemos/pasamos_al/el/para`);
/** They carry a session only where another day is left for it. */
export const settles = phrases(
  'mejor hago hacemos hare hacerlo hacerla hazlo pongo juego jugamos se_juega prefiero recupero recuperarlo recuperarla final_es/sera ahora_es entreno entrenamos',
);
export const correcting = opening(
  'perdon perdona digo corrijo rectifico disculpa me_he_equivocado/liado queria_decir ah?_no',
);
export const restarts = phrases('entrenar entreno jugar juego si si_puedo recuperar');
export const somethingElse = phrases('pon*/dame/haz*_algo');
export const swaps = phrases(
  'intercambi* permut* swap* al_reves al_contrario cambia*_…_orden cambia*_…_entre_si/ellos/ellas de_sitio uno_por_el?_otro',
);
export const ownWish = phrases('algo_de/para cuerpo_entero full_body ejercicios rutina');
export const shorter = phrases(`
    mas_corta/corto/cortita/cortito/breve/breves/rapida/rapido/cortas acort* recort* menos_tiempo/minutos/larga/largo solo/solamente_tengo/puedo/dispongo solo_me_da
    como_mucho/maximo maximo tengo_solo/solamente/poco tengo_#_minuto*/min* un_ratito poco_tiempo en_#_min* en_un_rato que_dure/sea_#? no_mas_de_# voy_justo/justa con_prisa`);
export const softer = phrases(`
    mas_suave/flojo/floja/ligero/ligera/facil/tranquilo/tranquila/light/llevadero/llevadera menos_intenso/intensa/duro/dura/fuerte/carga/intensidad/cana suav* afloj*
    aliger* baj*_todo/algo baj*_un_poco baj*_…_intensidad/carga/ritmo/cana/piston algo_suave/ligero/tranquilo/flojo/flojito/suavecito menos_exigente`);
export const harder = phrases(`
    mas_cana/fuerte/duro/dura/intenso/intensa/intensidad/exigente/canero/canera/potente subeme subela subelo subir/sube/sub*_…_intensidad/nivel/ritmo/carga/sesion/entreno apriet* exprim*
    endurec*`);
export const other = phrases(`
    otro/otra/otros_entreno/entrenamiento/sesion/cosa/rutina/ejercicio/ejercicios/plan distinto distinta diferente no_me_gusta/mola/convence/va
    me_aburre variar dame_otro/otra`);
export const keep = phrases(`
    dej*_…_como_esta/estaba/toca dej*_…_tal_cual dejalo_asi/igual/estar dejala_asi/igual/estar no_lo/la_toques/cambies/muevas/quites no_me_lo/la_toques/cambies/muevas/quites no_toques/cambies/muevas/quites
    manten*_el/la/lo? respet* dejalo_| dejala_| dejalo_estar ese/esa/eso_dejalo/dejala el_mismo igual_que_estaba`);
export const insteadOf =
  /\b(?:en (?:vez|lugar) del?|antes que|mejor que|y no|no|no (?:hay|tengo|juego|jugamos|quiero|me apetece|me pongas|hagas))(?: (?:el|la|lo|los|las|un|una|ningun|ninguna|hacer|jugar|tener|mas|del?))* *$/;
export const forKind = /\b(?:por|a|en|de)(?: (?:algo mas|algo de|algo|un poco de|el|la|un|una|sesion de))* *$/;
export const toward = /(?:^|\s)(?:al?|para|en vez de hoy)(?: el)?(?: dia)? *$/;
export const awayFrom =
  /(?:^|\s)(?:del?|desde|que|en (?:vez|lugar) del?|y no|(?:toca|tocaba|tengo|tenia|hay|habia))(?: el)?(?: dia)? *$/;
export const fewer = phrases(`
    entrenar/entreno_menos menos_dias/sesiones/entrenos un/una_dia/sesion/entreno_menos demasiados/demasiadas_dias/sesiones/entrenos`);
export const lessOf = /\b(?:menos|no tanto|no tanta|demasiad[oa])(?: el| la)? *$/;
export const orders = phrases(
  'pon* quita* mueve* pasa* cambia* deja* cancela* adelanta* no_puedo no_podre puedo_mover/cambiar/pasar/quitar/poner/hacer',
);
export const until = /\bhasta (?:el )?$/;
export const thatOne = phrases('eso esa ese uno una esto');
export const sessionWords = phrases('sesion entreno entrenamiento');
export const goes = phrases(
  'me_voy me_marcho me_llevo viaj* viaje vacaciones campamento hotel stage puente pueblo playa',
);
export const bareWords =
  /^(?:[ ,]|\b(?:y|e|el|los|la|las|lo|un|una|algo|poco|de|del?|sesion|dia|por|para|manana|tarde|noche|en|al|a|pues|entonces|tambien|solo|suave|ligero|ligera|mejor)\b)*$/;
export const elsewhere = phrases(
  'otro/cualquier_dia mas_tarde/adelante cuando_pued* lo la pasalo pasala muevelo muevela partido sesion entreno',
);
export const changes = phrases('cambia*');
/** «pásamelos a donde quepan», «¿cómo lo arreglamos?»: the sessions of the days without time go elsewhere. */
export const relocates = phrases(`
    pas*los pas*las muev*los muev*las pon*los pon*las met*los met*las reparte* reubica* recoloca* reorganiza* recuper*los recuper*las donde_quepan/puedas/pueda/sea/haya/veas cuando_puedas/sea
    como/que_lo?_arreglamos/hacemos/organizamos/cuadramos/hago/propones/recomiendas/solucionamos como_me?_lo_arreglas/organizas/cuadras`);
/** «me he apuntado a jugar», «he quedado para jugar», «nos juntamos a jugar». */
export const playsToo = phrases(`
    apunt*/quedado/quede/liado/invitado/llamado/propuesto_*?_*?_jugar/juego/pachanga juego/jugamos/jugare/jugaremos_tambien tambien_juego/jugamos/jugare`);
export const tournament = phrases('torneo torneos liga americano');
export const composing = phrases('rutina rutinas ejercicio ejercicios');
export const planned = phrases('pon* cambia* plan semana met* sustitu*');
export const core = /^(?:core|abdom\w*)/;
export const bareNo = /\bno *$/;
export const sourceWords = phrases('lo/la/el?_del/de_el? sesion entreno entrenamiento');
export const pronouns = phrases(
  'lo la pas*lo pas*la muev*lo muev*la mov*lo pon*lo pon*la dej*lo dej*la cambi*lo cambi*la llev*lo llev*la traslad*lo adelant*lo retras*lo',
);
export const listing = /^(?:[ ,]|\b(?:y|e|el|los|ni|tambien|tampoco|igual|ademas|a|la|lo|del?|dia|mismo)\b)*$/;
/** The number stands in its group. */
export const ofCount =
  /\b(?:solo|solamente|unicamente|nada mas|dejame|dejamelo en|con)(?: (?:solo|con|en|puedo|quiero|entrenar|entreno|podre|voy a poder))* (un|una|dos|tres|cuatro|cinco|[1-5]) (?:dias?|sesion(?:es)?|entrenos?|entrenamientos?)\b/;
export const alsoNot = phrases('tampoco ni tambien igual');
/** «mejor para el miércoles»: nothing but a day for it. */
export const forDay = /^(?:[ ,]|\b(?:y|pues|mejor|que|sea|la|lo|quiero|es)\b)*\bpara (?:el |la |este |pasado )?\w+ *$/;
/** «ponme eso el jueves», «ponla mañana»: the wish that is being built. */
export const putsWish = phrases(
  'pon*_eso/esa/esta/ese pon*la ponmela metela metemela dejala dejamela hazmela programala eso/esa_*?_pon*/met* la_pones/metes/dejas pon*lo pon*los pon*las met*lo met*los met*la met*las guard*la guard*lo',
);
