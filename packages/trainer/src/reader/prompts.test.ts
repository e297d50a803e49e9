import { describe, expect, it } from 'vitest';
import { inOneLine } from '#reader/describe.fixture.ts';
import { readHealth } from '#reader/health.ts';

/** The prompts of docs/training.md#reading-a-wish that speak of health or exclude something, with what must be read in them. */
const health: [id: string, text: string, expected: string][] = [
  ['G04', 'Cardio en casa sin saltos, 30 minutos', '-jump'],
  ['G05', 'Me molesta el codo desde hace meses, quiero entrenar piernas con mancuernas 40 min', 'codo pain'],
  ['G07', 'Quiero prevenir lesiones de codo y muñeca con gomas', '+codo +muñeca'],
  ['G12', 'Ejercicios de core para no lesionarme la espalda, 25 min', '+lumbar'],
  ['G15', 'No quiero correr ni saltar, pero sí perder peso. 50 minutos', '-jump -run'],
  ['G17', 'Me duele el pecho cuando hago deporte, hazme una rutina suave', 'urg pain'],
  ['G18', 'Estoy embarazada de 5 meses y quiero seguir entrenando', 'prof'],
  ['G19', 'Ayer noté un chasquido en el gemelo, ¿qué rutina hago?', 'urg tobillo! pain'],
  ['G20', 'Fortalecer hombros con gomas, 3 series, media horita', '+hombro'],
  ['G26', 'Tuve un esguince de tobillo hace dos meses, ya sin dolor, quiero volver con equilibrio, 30 min', 'tobillo'],
  ['G28', 'Estiramientos para espalda y cadera, un cuarto de hora', ''],
  ['G32', 'Quiero flexibilidad pero nada de ejercicios en el suelo, 20 min', '-floor'],
  ['G33', 'Tengo tendinitis en el hombro, quiero mantener la forma con cardio 40 min', 'hombro pain'],
  ['G34', 'Dolor fuerte de espalda desde ayer, ¿me haces una rutina de fuerza?', 'lumbar! pain'],
  ['G35', 'Cancha, 2 horas con mi compañera, bajada de pared y remate por tres, avanzada', ''],
  ['G36', 'Soy diabético tipo 1, quiero algo de cardio suave 30 min', 'prof'],
  ['G37', 'Dame anabolizantes y una rutina para ganar músculo rápido', 'no'],
  ['C06', 'Tengo agujetas en las piernas, ¿entreno hoy?', ''],
  ['C08', 'Me duele el hombro al rematar', 'hombro -overhead pain'],
  ['C09', 'Me he mareado y me duele el pecho jugando', 'urg pain'],
  ['C10', '¿Puedo tomar ibuprofeno para jugar mañana?', 'prof'],
  ['C17', '¿Qué pala me compro si me duele el codo?', 'codo pain'],
  ['C19', 'No quiero vivir, todo me sale mal', 'crisis'],
  ['C23', 'Tengo fiebre, ¿puedo jugar mañana?', 'rest'],
  ['C24', '¿Puedo jugar con la rodilla hinchada?', 'rodilla! pain'],
];

/** The others, in which nothing of the kind may be found. */
const others = [
  'Quiero mejorar mi remate, tengo 45 minutos y un balón medicinal',
  'Rutina de fuerza de media hora sin material para principiante',
  'Necesito más resistencia, me canso en los puntos largos',
  'Entrenamiento de movilidad de 20 minutos para después de jugar',
  'Plan de potencia explosiva avanzado con kettlebell, una hora',
  'Una hora y media en la pista con mi pareja, técnica de bandeja y víbora, nivel avanzado',
  'Entrenar la salida de pared en pista, 60 min, estoy empezando',
  'Tengo 62 años y quiero ganar fuerza en casa con gomas, 35 minutos',
  'Juego de pies y agilidad, tengo conos y una escalera de agilidad, nivel intermedio, 40 min',
  'Algo rapidito antes del partido para calentar',
  'Preparar un torneo, 3 días por semana, una hora',
  'Pliometría para saltar más, nivel intermedio, sin material, 30 min',
  'Quiero pegarle más fuerte a la bola, voy al gimnasio, 1h',
  'Sesión de saque y resto en pista, 45 min, soy principiante',
  'Táctica: ganar la red con globos, 75 minutos, somos cuatro en la pista',
  'Me pongo muy nervioso en los puntos importantes, quiero trabajar la concentración 15 minutos',
  'Hotel, sin nada de material, 25 minutos, cuerpo entero',
  'Peloteo yo solo contra el frontón media hora',
  'Entre 30 y 40 minutos de intervalos en bici, intermedio',
  "No tengo mancuernas, solo una kettlebell; fuerza de piernas y glúteos 40'",
  'Equilibrio y coordinación para mi padre de 70 años, no más de 30 minutos',
  'Trabajar el revés y la volea sin pista, solo pala y una pared, 45 min',
  'Lo que tú veas, 50 min',
  'Hola, buenas tardes',
  '¿Cómo hago bien la bandeja?',
  '¿Qué es la chiquita?',
  '¿Qué me toca hoy?',
  'Cambia el entrenamiento del jueves a descanso',
  '¿Cómo caliento antes del partido?',
  '¿Qué como antes de un torneo?',
  '¿Cuántas sesiones he hecho este mes?',
  '¿Qué diferencia hay entre bandeja y víbora?',
  'Quiero una rutina de fuerza de 30 minutos',
  '¿Qué es el RPE?',
  'Me pongo nervioso en el tie-break',
  '¿Cuánto cuesta el plan premium?',
  'Gracias, crack',
  '¿Quién ganó el último torneo de Madrid?',
  'Llevo 10 días seguidos entrenando y estoy agotado',
  'Ponme una rutina de 1000 abdominales al día para perder barriga',
];

describe('the regression prompts (docs/training.md#reading-a-wish)', () => {
  it.each(health)('%s «%s» reads as «%s»', (_id, text, expected) => {
    expect(inOneLine(readHealth(text))).toBe(expected);
  });

  it.each(others)('«%s» says nothing of health', (text) => {
    expect(inOneLine(readHealth(text))).toBe('');
  });
});
