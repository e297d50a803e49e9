import type { Concepts } from '#vocabulary/concepts.ts';

/** Strokes, tactics and rules. */
export const gameWords: Concepts = {
  'stroke:bandeja': `
    bandej* vandej* safata* bandeixa* bandejit* tray charola camarero plato bandejear bandejon`,
  'stroke:vibora': `
    vibor* bibor* vivor* bivor* viper* escurço* serpiente culebra vipera veneno latigazo_lateral efecto_lateral`,
  'stroke:remate': `
    remat* smash* esmash* esmach* smach* x3 x4 por_tres por_cuatro por_3 por_4 sacarla_por finiqu* martill* kick*
    rulo gancho* definir sacarla_de_la_pista arrematar clavar machac* matar matarla overhead* schiacciat* mate
    pegada smatch fumar traerla fulminar liquidar por_la_puerta traermela sacarmela sacarla esmaxar smashazo*
    pepino bombazo* trallazos`,
  'stroke:volea': `
    vole* bole* volei* volley* volee* al_aire sin_bote en_la_red bloque* voley* sin_que_bote de_aire al_vuelo
    sin_dejar_que_bote bloquear volear volejar antes_de_que_bote`,
  'stroke:globo': `
    globo* globit* globe* glovo* lob lobs lobe* pallonett* globear parabol* balao candela* vaselin* nubes
    por_encima_del_rival bombead* al_cielo por_encima_de_los_dos globazo* loba_alta bombeada elevarla globear_alto
    globinho`,
  'stroke:saque': `
    saque* sacar saco serv* saqe sake servir servei servizio service serve serves servicio* primer_saque
    segundo_saque doble_falta saca sacando`,
  'stroke:resto': `
    resto restos restar devolucion* devolver return* devolver_el_saque resposta riposta retour devuelvo restando
    restada recibir recibo regresar_el_saque devolver_el_servicio devolvo recepcion`,
  'stroke:derecha': `
    derecha* drive* forehand dreta direita coup_droit diritto dritto dereit* lado_bueno por_el_lado_bueno
    palma_por_delante drivazo`,
  'stroke:reves': `
    reves revez reveses backhand reve revers rovescio esquerda_lado reverso reverse lado_malo por_el_lado_malo
    dorso a_dos_manos`,
  'stroke:salida': `
    salida* doble_pared dobles_paredes pared paredes cristal* vidrio* rebote* esquina* pared_de_fondo rincon
    sortida* vidre* sale saida* fondo esquinas pared_lateral cristales glass double_wall uscita muro saidas parede
    blindex rebota_en rebote_en_el_vidrio segunda_pared lateral_y_fondo rebotes doble_rebote parets cristalera
    vidre_de_darrere back_glass`,
  'stroke:bajada': `
    bajada* bajar_la_pared bajo_pared baixada* bajarla discesa bajar baja_del_cristal bajarsela rebote_alto
    alta_del_fondo bajadon`,
  'stroke:contrapared': `
    contrapared* contra_pared boast contravidrio* contraparet* contracristal contra_mi_pared contraparede
    contra_el_cristal contra_el_vidrio mi_propio_cristal mi_cristal contra_mi_cristal de_espaldas`,
  'stroke:dejada': `
    dejad* dropshot* drop_shot drop deixad* amorti* dejadit* dejarla_caer palla_corta corta cortit* amortiguar
    muerta dropear pinchar deixadinha dropshots dejadilla`,
  'stroke:chiquita': `
    chiquit* chikit* a_los_pies al_pie tobillos_del_rival xiquit* bola_baja bajita a_los_cordones cordones
    a_los_zapatos a_los_tobillos bola_de_pies flojita_a_los_pies a_las_zapatillas`,
  tactic: `
    tactic* estrateg* posicion* cubrir australian* subir_a_la_red transicion* ganar_la_red punto* cruzado paralelo
    medio centro huecos moverse pareja jugad* formacion* coloc* defens* ataque atacar defender presionar red nevera
    jugar_al_medio zona espacios patron* lectura anticip* rival* rivales contrari* tactique`,
  technique: `
    tecnic* golpe* gesto golpeo empunadura grip_continental pala_arriba efecto* cortad* liftad* control muñeca
    armado impacto swing mecanica golpear peloteo toque rebotes tecnique tecnicament colp`,
  rules: `
    regla* reglament* falta vale bota toca linea doble_bote punto_de_oro tie-break tiebreak red campo contar puntua*
    permitid* legal let norma* saque_valido invasion golden_point ventaja`,
  explain: `
    que_es como_se como_hago explica* diferencia* para_que_sirve por_que en_que_consiste truco consejo*
    que_significa enseñ* ensen* explicame qué_diferencia como_pego como_mejoro como_defiendo como_funciona
    cuando_se_usa secreto* clave* errores`,
};
