import type { Concepts } from '#vocabulary/concepts.ts';

/** Places of training, company, and equipment. */
export const placeWords: Concepts = {
  'place:home': `
    casa salon piso habitacion cuarto terraza pasillo apartamento casita patio garaje jardin balcon sotano cocina
    domicilio despacho depa comedor home maison casa* llar azotea trastero alfombra buhardilla departamento
    dormitorio chez living recamara estudio sala saloncito menjador finca chalet garage cochera camara_de_arriba
    salita minipiso cuartito rellano quincho living_room moradia terracita depto azoteilla`,
  'place:court': `
    pista pistas cancha canchas club court quadra campo_de_padel campo jaula polideportivo pista_de_padel fronton
    pistes`,
  'place:gym': `
    gimnasio* gym gimnas gimnasito ginasio palestra box crossfit sala_de_pesas ximnasio salle maquinas gimnacio
    centro_deportivo gimnasi academia salle_de_sport gyms smart_fit fitness polideportivo_municipal
    sala_de_musculacion gimnasi_del gym_del`,
  'place:park': `
    parque* calle playa exterior aire_libre fuera parc parco jardin* plaza paseo_maritimo parquecito campo rio
    monte bosque sendero carril arena cesped pinar beach park outdoors alameda descampado dehesa praia platja rúa
    pradera malecon costanera via_verde era camellon unidad_deportiva plazoleta ribera sendas mirador
    circuito_biosaludable barras_del_parque banqueta_del_parque rambla parcs`,
  'place:hotel': `
    hotel* hostal viaje airbnb aeropuerto vacaciones camping apartamento_turistico crucero pension albergue motel
    alojamiento albergo hostel camarote autocaravana furgo caravana imserso congreso habitacion_del barco ferry
    casa_rural albergues`,
  'eq:gomas': `
    goma gomas banda bandas elastic* theraband liga ligas gomit* bandit* mini_band* miniband* gomilla*
    goma_elastica tubo_elastico tubos elástico resistance_band* band bands gomes goma* liguit* elastiqu*
    cinta_elastica cinta camara_de_bici elasticos tiras liguitas banda_elastica resistencias gomes_elastiques`,
  'eq:mancuernas': `
    mancuern* pesas pesa pesitas pesit* dumbbell* halter* manuell* manuelle* haltere* manubri* garrafa* botella*
    botellas mancuerda* peses mancuernillas pesos galones bidon* ampolla_de_agua pesillas tetrabrik* brik*
    botes_de_garbanzos`,
  'eq:kettlebell': 'kettle* kettlebell* pesa_rusa pesas_rusas rusa rusas ketle* kettel* ketelbel',
  'eq:barra': `
    barra barras discos jaula_de_sentadilla olimpica barre bilanciere dominadas barra_fija barra_de_dominadas`,
  'eq:balon_medicinal': `
    balon* medicinal* medicine_ball medicine slam wall_ball balon_de pilota_medicinal slamball pelota_medicinal`,
  'eq:comba': `
    comba* cuerda* soga* corda saltador piola corde rope reata lazo skipping_rope reata* saltasoga corda_de_pular`,
  'eq:cajon': 'cajon* escalon* step box tarima peldaño* pelda* banqueta_alta cajones caixa caja caixot steps',
  'eq:conos': 'cono conos con cons cone* vasos zapatillas_como_conos platos marcadores setas conitos chinchet*',
  'eq:escalera': 'escalera* escaleras escalerilla escala ladder stairs escales escada*',
  'eq:bici': 'bici* bicicleta* spinning eliptica ciclo rodillo_de_bici velo estatica estática elíptica assault bike',
  'eq:pared': `
    pared paredes muro fronton tabique mur parete parede wall tapia valla paret barda muralla tapias fachada`,
  'eq:silla': `
    silla* sillon sofa taburete* banqueta* cadira chaise sedia chair butaca cadeira* mecedora escaño hamaca poyete
    taburetito banquito_de_cocina sillita`,
  'eq:toalla': 'toalla* tovallol* toalha* towel* serviette asciugamano trapo* paño pano trapito',
  'eq:rodillo': 'rodillo* foam roller rulo* rullo* corro rolo* foam_roller churro pelota_de_masaje pistola roller*',
  'eq:fitball': `
    fitball* pelota_grande pelota_gigante pilates swiss_ball pelota_de_pilates bola_suiza fit_ball balon_suizo
    pelotota fitbol bosu`,
  'eq:banco': 'banco bancos banca banquito bench banc panca',
  'eq:pala': `
    pala palas raqueta* raquet* racket* racchett* palas_viejas pádel paleta paletas pá raquete`,
  'eq:bolas': `
    bola bolas pelota* pelotit* cesto carrito canasto cubo_de_bolas balles palline balls pilotes boles cesta
    lanzabolas balde bote_de_bolas`,
  'eq:companero': `
    compañer* companer* pareja amigo amiga hijo marido mujer novi* entrenador alguien me_tira company* companh*
    partner sparring me_lanza colega compi parceiro compa cuate`,
  'eq:otro': `
    mochila* palo escoba piscina trx chaleco lastre bosu remo cinta_de_correr tobilleras polea* maquina* espejo
    esterilla cronometro cubo saco ladrillo* tupper* libro* arroz paralelas anillas pesos neumatico rueda treadmill
    remadora colchoneta fitball disco* patines patinete cinta lata*`,
  eqnone: `
    sin_material sin_nada peso_corporal propio_peso sin_equipo sin_aparatos bodyweight solo_mi_cuerpo
    nada_de_material calistenia sin_pesas sense_material sem_material no_equipment mi_cuerpo sin_trastos
    cero_material manos_vacias sin_maquinas a_pelo sin_cacharros ni_una_pesa con_mi_peso`,
  alone: `
    solo sola yo_solo sin_pareja sin_compañero sin_companero sol soa seul da_solo alone on_my_own solito solita
    myself sozinho sozinha a_solas solico`,
  with: `
    pareja compañero companero compañera companera somos juntos los_dos amigos grupo equipo con_mi novia novio
    marido mujer hijo hija hermano hermana amigo amiga primo partner together dos tres cuatro compi nosotros
    nosotras cuadrilla colegas peña parejita pandilla perro`,
};
