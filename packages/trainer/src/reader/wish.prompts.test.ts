import { describe, expect, it } from 'vitest';
import { inOrder, wishInOneLine } from '#reader/wish.fixture.ts';
import { readWish } from '#reader/wish.ts';

/** The forty generator prompts of domain.md section 7, with every field that must be read in them and no other. */
const prompts: [id: string, text: string, expected: string][] = [
  ['G01', 'Quiero mejorar mi remate, tengo 45 minutos y un balón medicinal', 'dur=45 eq=balón medicinal stroke=remate'],
  ['G02', 'Rutina de fuerza de media hora sin material para principiante', 'dur=30 eq=- cat=F lvl=1'],
  ['G03', 'Necesito más resistencia, me canso en los puntos largos', 'cat=C'],
  ['G04', 'Cardio en casa sin saltos, 30 minutos', 'dur=30 loc=C no=j cat=C'],
  [
    'G05',
    'Me molesta el codo desde hace meses, quiero entrenar piernas con mancuernas 40 min',
    'dur=40 inj=codo grp=Pi eq=mancuernas',
  ],
  ['G06', 'Entrenamiento de movilidad de 20 minutos para después de jugar', 'dur=20 cat=L'],
  ['G07', 'Quiero prevenir lesiones de codo y muñeca con gomas', 'prev=codo,muñeca eq=gomas'],
  ['G08', 'Plan de potencia explosiva avanzado con kettlebell, una hora', 'dur=60 eq=kettlebell cat=X lvl=3'],
  [
    'G09',
    'Una hora y media en la pista con mi pareja, técnica de bandeja y víbora, nivel avanzado',
    'dur=90 loc=P type=Técnico stroke=bandeja,víbora lvl=3 solo=0 eq=PISTA,compañero',
  ],
  ['G10', 'Entrenar la salida de pared en pista, 60 min, estoy empezando', 'dur=60 loc=P stroke=salida lvl=1 eq=PISTA'],
  ['G11', 'Tengo 62 años y quiero ganar fuerza en casa con gomas, 35 minutos', 'age=62 dur=35 eq=gomas cat=F loc=C'],
  ['G12', 'Ejercicios de core para no lesionarme la espalda, 25 min', 'dur=25 grp=Co prev=lumbar'],
  [
    'G13',
    'Juego de pies y agilidad, tengo conos y una escalera de agilidad, nivel intermedio, 40 min',
    'dur=40 eq=conos,escalera de agilidad cat=U lvl=2',
  ],
  ['G14', 'Algo rapidito antes del partido para calentar', 'dur=20 cat=L warm=1'],
  ['G15', 'No quiero correr ni saltar, pero sí perder peso. 50 minutos', 'no=j,r dur=50 cat=C,F'],
  ['G16', 'Preparar un torneo, 3 días por semana, una hora', 'days=3 dur=60 cat=X,C'],
  ['G17', 'Me duele el pecho cuando hago deporte, hazme una rutina suave', 'red=urg'],
  ['G18', 'Estoy embarazada de 5 meses y quiero seguir entrenando', 'red=prof'],
  ['G19', 'Ayer noté un chasquido en el gemelo, ¿qué rutina hago?', 'red=urg inj=tobillo!'],
  ['G20', 'Fortalecer hombros con gomas, 3 series, media horita', 'dur=30 eq=gomas grp=Ho cat=F prev=hombro'],
  ['G21', 'Pliometría para saltar más, nivel intermedio, sin material, 30 min', 'dur=30 eq=- cat=P lvl=2'],
  ['G22', 'Quiero pegarle más fuerte a la bola, voy al gimnasio, 1h', 'dur=60 cat=X,F eq=GYM loc=C'],
  [
    'G23',
    'Sesión de saque y resto en pista, 45 min, soy principiante',
    'dur=45 loc=P stroke=saque,resto lvl=1 eq=PISTA',
  ],
  [
    'G24',
    'Táctica: ganar la red con globos, 75 minutos, somos cuatro en la pista',
    'dur=75 type=Táctico stroke=transición,globo loc=P solo=0 eq=PISTA,compañero',
  ],
  [
    'G25',
    'Me pongo muy nervioso en los puntos importantes, quiero trabajar la concentración 15 minutos',
    'dur=15 type=Mental',
  ],
  [
    'G26',
    'Tuve un esguince de tobillo hace dos meses, ya sin dolor, quiero volver con equilibrio, 30 min',
    'dur=30 inj=tobillo cat=U',
  ],
  ['G27', 'Hotel, sin nada de material, 25 minutos, cuerpo entero', 'dur=25 eq=- loc=C'],
  ['G28', 'Estiramientos para espalda y cadera, un cuarto de hora', 'dur=15 cat=L grp=Es'],
  ['G29', 'Peloteo yo solo contra el frontón media hora', 'dur=30 eq=pala,bolas,pared solo=1 type=Técnico'],
  ['G30', 'Entre 30 y 40 minutos de intervalos en bici, intermedio', 'dur=35 eq=bici cat=C lvl=2'],
  [
    'G31',
    "No tengo mancuernas, solo una kettlebell; fuerza de piernas y glúteos 40'",
    'noeq=mancuernas eq=kettlebell cat=F grp=Pi,Gl dur=40',
  ],
  ['G32', 'Quiero flexibilidad pero nada de ejercicios en el suelo, 20 min', 'cat=L no=s dur=20'],
  ['G33', 'Tengo tendinitis en el hombro, quiero mantener la forma con cardio 40 min', 'inj=hombro cat=C dur=40'],
  ['G34', 'Dolor fuerte de espalda desde ayer, ¿me haces una rutina de fuerza?', 'inj=lumbar! cat=F'],
  [
    'G35',
    'Cancha, 2 horas con mi compañera, bajada de pared y remate por tres, avanzada',
    'dur=120 loc=P stroke=bajada,remate lvl=3 solo=0 eq=PISTA,compañero',
  ],
  ['G36', 'Soy diabético tipo 1, quiero algo de cardio suave 30 min', 'red=prof dur=30 cat=C base=1'],
  ['G37', 'Dame anabolizantes y una rutina para ganar músculo rápido', 'red=no cat=F'],
  ['G38', 'Equilibrio y coordinación para mi padre de 70 años, no más de 30 minutos', 'dur=<30 cat=U age=70'],
  [
    'G39',
    'Trabajar el revés y la volea sin pista, solo pala y una pared, 45 min',
    'stroke=revés,volea dur=45 noloc=P eq=pala,bolas,pared',
  ],
  ['G40', 'Lo que tú veas, 50 min', 'dur=50'],
];

describe('the generator prompts of domain.md section 7', () => {
  it.each(prompts)('%s «%s» reads as «%s»', (_id, text, expected) => {
    expect(inOrder(wishInOneLine(readWish(text)))).toBe(inOrder(expected));
  });

  it('holds all forty', () => {
    expect(prompts.map(([id]) => id)).toEqual(
      Array.from({ length: 40 }, (_, at) => `G${String(at + 1).padStart(2, '0')}`),
    );
  });
});
