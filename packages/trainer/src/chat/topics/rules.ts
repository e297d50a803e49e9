import { phrases } from '@bandeja/reader/language/phrases';
import { replyAbout, type Topic } from '#chat/topics/topic.ts';

/** The more specific first. */
const ruleTopics: readonly Topic[] = [
  {
    pattern: phrases(`
    cuanto/cuantos_set/sets/juego/juegos/puntos_…_partido/set/tiene/son/hay/gana*/juega*/tie/tiebreak como_se_cuenta/cuentan/puntua/puntuan
    como_va/funciona*_el/la/los_puntuacion/marcador/tie/tiebreak/puntos/sets a/hasta_cuantos_juegos/puntos sistema_de_puntuacion
    que_es/son/significa/pasa_…_iguales/deuce/ventaja/tie/tiebreak como_va/funciona/es_lo?_de?_el/la?_ventaja/tie/tiebreak/iguales`),
    text: 'Se cuenta como en tenis: 15, 30, 40 y juego. Un set se gana con seis juegos y dos de ventaja; con 6-6 hay tie-break a siete puntos, también con dos de ventaja. El partido, al mejor de tres sets. En muchos torneos, a iguales se juega punto de oro.',
  },
  {
    pattern: phrases(`
    saque_…_puede/toca/da/pega_*?_en?_la_red/cinta/reja/malla/valla saque_…_falta/legal/permitido/reglament*/repite cuantos/2/dos_saques se_puede_sacar
    si_saco_y doble_falta`),
    text: 'El saque se hace tras un bote, golpeando a la altura de la cintura o por debajo, cruzado, y hay dos intentos. Tras botar en el cuadro puede tocar el cristal, pero si toca la reja antes del segundo bote es falta. Si roza la red y entra bien, se repite.',
  },
  {
    pattern: phrases(`
    invasion toc*/roz*/invad*_…_la_red/cinta pala/mano_por_encima_de_la_red pasar_al_otro_lado_d/de_la_red antes_de_que_pase_la_red`),
    text: 'Si tocas la red con la pala, el cuerpo o la ropa mientras la bola está en juego, pierdes el punto. Tampoco puedes golpear la bola en el campo contrario, salvo que haya botado en el tuyo y vuelva sola al otro lado.',
  },
  {
    pattern: phrases(`
    reja/malla/valla/pared/cristal/techo/foco/poste/bola/pelota_…_es_punto/mala/buena/fuera
    reja/malla/valla/pared/cristal/techo/foco/poste_…_vale/cuenta/valido/valida/pierdo/punto
    reja/malla/valla/pared/cristal/techo/foco/poste_…_se_puede antes_de_botar sin_botar cuanta/cuantas_veces/botes_…_botar/bota/bola/permit*/dar`),
    text: 'La bola tiene que botar primero en el suelo del campo contrario: si antes da en su cristal o en su reja, pierdes el punto. En tu lado puedes ayudarte de tus cristales, no de la reja, y la bola solo puede botar una vez.',
  },
  {
    pattern: phrases(`
    me/le/nos/les/te_da/dio/pega/golpea/toca/toco_…_bola/pelota/cuerpo/pecho/pierna/pie/mano/ropa
    me/le/nos/les/te_ha_dado_…_bola/pelota/cuerpo/pecho/pierna/pie/mano/ropa`),
    not: phrases('volea* remat* siempre'),
    text: 'Si la bola en juego te toca el cuerpo o la ropa, el punto es de los rivales, aunque fuera a irse fuera. Si le da a un rival, el punto es vuestro.',
  },
  {
    pattern: phrases('salir/salirse/salgo/salirme_…_la/de?_pista por_la_puerta fuera_de_la?_pista'),
    text: 'Si la pista tiene salida autorizada, puedes salir por la puerta y devolver una bola que ya ha botado dentro, antes de que toque el suelo fuera. Si no, la bola que sale tras botar es punto de quien la jugó.',
  },
  {
    pattern: phrases('cuanto_suele/tiempo?_dura*_…_un_partido/set'),
    text: 'Un partido no tiene tiempo fijo: al mejor de tres sets suele irse a una hora u hora y media, que es lo que se reserva en los clubes.',
  },
  {
    pattern: phrases('quien_saca/empieza/resta_primero/antes quien_saca/empieza_|'),
    text: 'Se sortea: quien gana elige sacar, restar o lado. Se saca un juego cada uno, por turnos entre las dos parejas, y en cada set la pareja puede decidir quién saca primero.',
  },
  {
    pattern: phrases('cambi*_de_lado/posicion/sitio_…_set/juego/punto/partido/mitad/medio'),
    text: 'Al restar, cada uno mantiene su lado todo el set; podéis cambiarlo al empezar el siguiente. Con la bola ya en juego, cada cual se coloca donde quiera. De campo se cambia al acabar los juegos impares.',
  },
  {
    pattern: phrases(`
    en/por_que_lado/posicion/parte jugar/juego/jugando/ponerme/pongo/jugador_de/del/en/por?_el/la?_drive/derecha/reves/lado
    jugador_de/del/en_la/el?_izquierda que/quien_juega_de/del/en_la/el?_izquierda/derecha/reves/drive soy_zurdo/zurda los_zurdos/zurdas
    para_un_zurdo/zurda lado_de/del_reves/drive/derecha ventajas_de/del_jugar?_de?_reves/drive/derecha`),
    text: 'Cada uno en el lado donde más golpes buenos le salgan. En el revés suele ir quien remata y tiene mejor juego por alto; en la derecha, quien ordena el punto y falla menos. Si uno es zurdo, lo habitual es que juegue en la derecha: así los dos remates buenos cubren el centro.',
  },
  {
    pattern: phrases('regla/reglas/norma/normas/reglamento_…_de/del/al/basica/basicas?_padel/juego'),
    text: 'Dos contra dos en pista cerrada. Se saca por debajo de la cintura y cruzado; la bola bota una vez y puede tocar después los cristales. Pierdes el punto si bota dos veces, si mandas la bola al cristal o a la reja rival sin botar, o si tocas la red. Se cuenta como en tenis.',
  },
];

export const ruleReply = replyAbout('explicar', ruleTopics);
