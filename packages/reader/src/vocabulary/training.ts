import type { Concepts } from '#vocabulary/concepts.ts';

/** Words for training and refusals: kinds of work, demands, exercises, effort, level, goals. */
export const trainingWords: Concepts = {
  'cat:fuerza': `
    fuerza fuerte* fortalec* muscul* pesas tonific* forca strength force forza hipertrofi* fortif* tonificar
    musculatura enfort* reforz* renforc* rafforz* pesitas fierros hierros levantar definir hipertrofia robust*
    blindar endurec* fortalecimiento strong stronger press cachas mazad* potenciar rinforz* musculo*`,
  'cat:potencia': `
    potencia explosiv* pegada power puissance potenza pegar_mas_fuerte pegarle_mas_duro lanzamiento* lanzar
    explosion* potent* latigazo dinamita cañon canon canonazo chispa trallazo pepinazo esplosiv* balistic* trueno
    pegarle`,
  'cat:pliometria': `
    pliometr* salto* saltar* salta saltabilidad bote* botar pliometrics brinco* brincar* salts pliometria plio jump*
    saut* salti saltos_al_cajon impulso drop_jump`,
  'cat:cardio': `
    cardio* aerobic* resistencia hiit intervalo* correr trot* carrera fuelle fondo bici eliptica suda* sudor sudar
    quemar aguant* pulmon* resistenza endurance running footing remo nadar natacion caminar andar series sudada
    cinta intervals tabata fiato oxigeno stamina zumba spinning esprint* sprint* fartlek rodar fôlego folego ale`,
  'cat:movilidad': `
    movilidad flexib* estir* estirar elastic* stretch* mobilit* yoga mobilidade soltar* aflojar desagarrot*
    alongament* estirament* allungament* etirement* flex agarrot* tieso rigid* desentumec* descontract* relax*
    pilates articular* oxidad* bisagra* elongar elongac* movilizar desbloquear desatascar tirant* entumecid* tiesa
    anquilosad* souplesse estiramientos`,
  'cat:funcional': `
    agilidad coordinacion equilibrio reflejo* reaccion* juego_de_pies funcional desplazamient* propiocep* reactiv*
    balance agility footwork equilibri* coordinacio agilidade pies_rapidos velocidad_de_pies cambio*
    cambios_de_direccion split_step skipping coordenac* coordination reaccionar inestab* estabilidad destreza ràpid
    funcionales functional jeu_de_jambes pasos_laterales`,
  'demand:jump': `
    salto* saltar* salta saltito* brinco* brincar* bote botes botar impacto ruido burpee* saltar_a_la_comba jump*
    saut* salts saltar salti saltare pular pulos chimpos chimpar pliometr* pliométr* rebote* plyo
    golpes_en_el_suelo impact jumping pegar_botes vecin* comba pataleo* pisotones aterriz* hop brinquit* ruidos
    noise despeg* vuelo vuelos multisalto* brincos botecito* canguro pegar_brincos aterrizaje* silencio sin_ruido
    callado forjado rebotar jumping_jack*`,
  'demand:run': `
    correr corr* carrera* trot* sprint* esprint* running jogging footing course courir correre corsa run runs
    galop* series trotar trotecito zancada_larga correteo* pique* galopar carrerita* trotecillo* zancadas_largas
    salir_pitando correteando corrida* apretar_el_paso asfalto esprintar footin`,
  'demand:floor': `
    suelo tumbar* tumbad* piso tirarme tirado tirada acostar* acostad* colchoneta esterilla terra terre floor
    ground lying chao chan allonge* sdraiat* arrodill* gatas rodillas_al_suelo boca_arriba boca_abajo arrastr*
    tumbarse tirarse agach* sol_al_suelo mat lie_down pavimento moqueta tenderme estirado_en_el_suelo
    levantarme_del_suelo cuadrupedia decubito* tumbo tumbada esterillas echarme echado arrodillado parquet
    parque_de_madera gatear cuatro_patas acostarme tenderse recostarme tapete de_rodillas alfombra`,
  'demand:overhead': `
    por_encima_de_la_cabeza arriba overhead por_encima above_the_head sobre_la_cabeza brazos_arriba
    levantar_el_brazo por_arriba sobrecabeza press_militar encima_de_la_cabeza brazos_en_alto elevar_los_brazos
    alzar sobre_cabeza per_sobre au-dessus encima_de_los_hombros por_cima techo manos_arriba brazo_arriba colgarme
    colgar vertical* snatch peinarme armpit mas_arriba_de orejas`,
  'ex:plancha': 'plancha* planch* plank*',
  'ex:burpee': 'burpee* burpi* burpe* burpies',
  'ex:flexion': 'flexion* lagartija* push-up* pushup* push_up* fondo* flexões pompes piegamenti pechada*',
  'ex:sentadilla': 'sentadilla* squat* sentadilh* agachamento* esquat* cuclillas',
  'ex:abdominal': 'abdominal* crunch* sit-up* situp* encogimiento*',
  'ex:zancada': 'zancada* lunge* estocada* desplante* afundo* tijera* fentes affondi',
  'ex:dominada': 'dominada* pull-up* pullup* chin-up* jalon* pull_up*',
  'ex:otro': `
    peso_muerto deadlift press_banca hip_thrust puente remo swing* jumping_jack* mountain_climber* escalador*
    superman bird_dog skipping step-up* curl* thruster* hollow russian_twist* wall_sit isometric*`,
  hard: `
    duro dura caña cana tralla intenso intensa intensidad fuerte a_tope a_muerte hard exigente potente matarme
    reventar sudar_sangre cañero cañera brutal bestia salvaje machacar machacame destroz* infierno sin_piedad heavy
    intense durillo durito demoledor zurra guerra agonia dale_cana morir`,
  soft: `
    suave suavecito suavecita flojito floja ligero ligera light tranquilo tranquila tranqui relajado poquito
    poco_a_poco despacio suauet suau leve gentle easy doux dolce leggero sencillo sencilla lleve sin_matarme
    moderado moderada descansado baja_intensidad progresiv* cansad* suavito livian* calma calmad* sin_agobios
    blandito gradual facil facilito chill delicado`,
  'lvl:1': `
    principiante* novat* desde_cero sedentari* empiezo empezando empezar empece iniciacion nunca primera_vez primer
    cero inicial recien beginner debutante* principiant* novell novato basico basica torpe* paquete nuevo nueva
    oxidad* cuarta_clase quinta sexta septima octava zero primerizo verde* aprendiendo aprender iniciante rookie
    malisim* patoso patosa manta debut começar comezar comenzando comence arrancando ni_idea sofa inici*
    parti_da_zero fofisano maleta melon queso troncho bebe_del_padel estreno estrenando estrenar primeriza
    cuarto_de_clase bono_de_clases pachanguero pachangueros zoquete torpon torpona inexpert* noob sin_experiencia
    recien_empiezo aprendiz patan cero_patatero iniciad* maletas pasmado recluta`,
  'lvl:2': `
    intermedi* medio nivel_medio tercera cuarta 3a 4a regular llevo anos ya_tengo_base normalito normal
    intermediate intermediaire mitja medianito mitad aceptable decente me_defiendo 3 4 mitad_de_tabla del_monton
    bronce consolacion intermedis pasable pachangas media_tabla me_manejo apañad* apañao normalillo promedio
    average mid-level`,
  'lvl:3': `
    avanzad* expert* federad* primera segunda alto competicion nacional provincial pro profesional advanced avance
    primera_categoria segunda_categoria 1a 2a absolut* ranking circuito alto_nivel compito elite equipos
    liga_nacional previa world_padel competitiv* semiprofesional monitor entrenadora entrenador oro cabeza_de_serie
    titular patrocinador campeon* subcampeon* seleccion autonomic* semifinal* top absoluta preparador fip wpt
    premier_padel profesora capitan capitana selectivo retirada_profesional`,
  'goal:peso': `
    adelgazar* peso kilos perder grasa bajar barriga quemar bajar_de_peso perder_peso michelines lorzas engordado
    gordo gorda rollizo operacion_bikini rebajar emagrecer aprimar lose_weight maigrir dimagrire panza flotador
    quilos talla pantalon vestido kilitos lonja* rollito* fat weight`,
  'goal:torneo': `
    torneo* competi* campeonato* liga ranking americano* americana open final* play-off playoff* tournament torneig*
    tournoi* interclub* eliminatoria semis clasificatori* copa liguilla master pozo campionat*`,
  'goal:resistencia': `
    resistencia aguant* fondo fuelle ahogo me_canso tercer_set sin_aire pulmon* gasolina endurance resisto durar
    bofe lengua_fuera stamina pajara agotad* cansanci* fiato resistencia* asfixi* ahogad*`,
  'goal:velocidad': `
    velocidad rapid* veloz speed vitesse ligereza lento lenta lentorro explosiv* sprint arrancada reaccion llegar
    llego velocitat velocidade velocita quick faster tortuga arranque primer_paso arrancar pies_de_plomo`,
  warmup: `
    calent* activ* antes_del_partido antes_de_jugar warm-up warm warmup entrar_en_calor aquec* echauff* riscald*
    escalf* antes quentar quecer previo calentito calentita`,
  cooldown: `
    despues_del_partido despues_de_jugar enfri* vuelta_a_la_calma cool* tras_el_partido acabo_de_jugar despues
    recien_jugado descarga* refredar volta_a_calma al_acabar al_terminar`,
  recover: `
    recuper* agujetas descans* descarg* molid* reventad* hecho_polvo cansad* cruixid* tieso baldad* palizón paliza
    resaca machacad* ricupero deshecho matao agotad* muert*`,
  routine: `
    rutina* sesion* entren* ejercicio* tabla plan circuito workout routine treino* adestr* allenament* seance
    exercici* entrenamient* serie series repes repeticiones gimnasia programa dame hazme ponme preparame armame
    pasame montame proponme propon sugiere mandame creame diseñame disename ejercicios exercises session sessio
    sesio rutinita`,
};
