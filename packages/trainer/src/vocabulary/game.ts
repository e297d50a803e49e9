import type { Concepts } from '#vocabulary/concepts.ts';

/** Strokes, tactics and rules. */
export const gameWords: Concepts = {
  'stroke:bandeja': 'bandej* vandej* safata* bandeixa* bandejit* tray',
  'stroke:vibora': `
    vibor* bibor* vivor* bivor* viper* escurço* serpiente culebra vipera veneno latigazo_lateral efecto_lateral`,
  'stroke:remate': `
    remat* smash* esmash* esmach* smach* x3 x4 por_tres por_cuatro por_3 por_4 sacarla_por finiqu* martill* kick*
    rulo gancho* definir sacarla_de_la_pista arrematar clavar machac* matar matarla overhead* schiacciat* mate
    pegada smatch fumar traerla`,
  'stroke:volea': 'vole* bole* volei* volley* volee* al_aire sin_bote en_la_red bloque* voley* sin_que_bote de_aire',
  'stroke:globo': `
    globo* globit* globe* glovo* lob lobs lobe* pallonett* globear parabol* balao candela* vaselin* nubes
    por_encima_del_rival bombead*`,
  'stroke:saque': `
    saque* sacar saco serv* saqe sake servir servei servizio service serve serves servicio* primer_saque
    segundo_saque doble_falta saca sacando`,
  'stroke:resto': `
    resto restos restar devolucion* devolver return* devolver_el_saque resposta riposta retour devuelvo restando
    restada`,
  'stroke:derecha': 'derecha* drive* forehand dreta direita coup_droit diritto dritto dereit*',
  'stroke:reves': 'reves revez reveses backhand reve revers rovescio esquerda_lado reverso reverse',
  'stroke:salida': `
    salida* doble_pared dobles_paredes pared paredes cristal* vidrio* rebote* esquina* pared_de_fondo rincon
    sortida* vidre* sale saida* fondo esquinas pared_lateral cristales glass double_wall uscita muro saidas parede`,
  'stroke:bajada': 'bajada* bajar_la_pared bajo_pared baixada* bajarla discesa bajar',
  'stroke:contrapared': `
    contrapared* contra_pared boast contravidrio* contraparet* contracristal contra_mi_pared contraparede
    contra_el_cristal`,
  'stroke:dejada': 'dejad* dropshot* drop_shot drop deixad* amorti* dejadit* dejarla_caer palla_corta corta cortit*',
  'stroke:chiquita': `
    chiquit* chikit* a_los_pies al_pie tobillos_del_rival xiquit* bola_baja bajita a_los_cordones cordones`,
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
