import { phrases } from '@bandeja/reader/language/phrases';
import type { Topic } from '#chat/topics/topic.ts';

export const gearTopics: readonly Topic[] = [
  {
    pattern: phrases(`
    ampolla ampollas callo callos rozadura rozaduras rasguno* raspon* aranazo* una/unas_negra una/unas_del_pie`),
    text: [
      'Si no te roza al moverte, puedes entrenar, y tu semana la dejo como está. Un raspón se lava con agua y jabón y se tapa.',
      'Las rozaduras salen de humedad y fricción: overgrip seco y nuevo, calcetín técnico que no haga arrugas y zapatilla de tu número. Una ampolla cerrada se protege y se deja en paz; si está abierta o se enrojece, límpiala y que la vea un profesional sanitario.',
    ],
  },
  {
    pattern: phrases(`
    pala/palas/raqueta/raquetas/overgrip/overgrips/grip/grips/puno_…_…_codo/codos/brazo/brazos/muneca/munecas/hombro/hombros/epicondil*/antebrazo/
    antebrazos codo/codos/brazo/brazos/muneca/munecas/hombro/hombros/epicondil*_…_…_pala/palas/raqueta/raquetas/overgrip/overgrips`),
    text: [
      'Para cuidar el brazo, una pala de goma blanda, redonda, ligera y de balance bajo: vibra menos y mueve menos peso en la punta. El grosor del puño, el que te deje cerrar la mano sin apretar: añade un overgrip si te queda fino y cámbialo cuando resbale.',
      'La pala ayuda, pero no arregla un dolor: si ya te molesta, dímelo y adapto tu semana, y que lo vea un fisioterapeuta.',
    ],
  },
  {
    pattern: phrases('zapatill* zapas bambas playeras calzado suela suelas tenis_para'),
    text: [
      'Zapatilla de pádel con sujeción lateral y tu número bien ajustado. En moqueta con arena, suela de espiga; en pista con poca arena o mixta, suela omni. Cámbiala cuando el dibujo esté liso: ahí empiezan los resbalones.',
    ],
  },
  {
    pattern: phrases('gafas'),
    text: [
      'Son buena idea: los pelotazos en el ojo están descritos en pádel. Gafas deportivas de policarbonato, ajustadas y que no se empañen; las de sol normales no protegen del golpe.',
    ],
  },
  {
    pattern: phrases('overrip* overgrip* grip grips puno munequera'),
    text: [
      'El overgrip se cambia cuando resbala o se endurece, que jugando a menudo es cada pocas semanas. El puño, con el grosor que te deje cerrar la mano sin apretar: apretar de más cansa el antebrazo.',
    ],
  },
  {
    general: true,
    pattern: phrases(`
    pala palas paleta paletas raqueta raquetas lagrima diamante carbono pelota pelotas bote/botes/marca_de_bolas que/cuales_bolas`),
    not: phrases('entren* ejercicio* rutina*'),
    text: [
      'En general: redonda y blanda da control y perdona fallos; lágrima, equilibrio; diamante, potencia si ya controlas. Mejor algo ligera que pesada, sobre todo si empiezas o el brazo se te carga. Pruébala antes: ninguna sustituye a la técnica.',
    ],
  },
];
