import type { Dose } from '@bandeja/domain/exercises/schemas';
import type { Place } from '@bandeja/domain/exercises/vocabulary';
import type { PlanDayType, Weekday } from '@bandeja/domain/schedule/vocabulary';

export type FirstWeekEntry = { code: string; name: string; dose: Dose; cue: string };

export type FirstWeekDay = {
  weekday: Weekday;
  type: PlanDayType;
  title: string;
  place: Place | null;
  /** By the catalogue's formula (±10 %); 0 on the day of rest. */
  minutes: number;
  why: string;
  entries: readonly FirstWeekEntry[];
};

type Sides = 'each side' | 'both';

/** `rest` in seconds. */
function reps(sets: number, amount: number, rest: number, sides: Sides = 'both'): Dose {
  return { sets, reps: amount, perSide: sides === 'each side', rest };
}

/** Work and rest in seconds. */
function timed(sets: number, seconds: number, rest: number, sides: Sides = 'both'): Dose {
  return { sets, reps: 1, seconds, perSide: sides === 'each side', rest };
}

const names = {
  C01: 'Caminata rápida',
  C08: 'Circuito sin impacto',
  F01: 'Sentadilla con peso corporal',
  F04: 'Zancada atrás',
  F08: 'Puente de glúteo',
  F12: 'Elevación de gemelo a una pierna',
  F14: 'Sentadilla isométrica en pared',
  F16: 'Flexión inclinada',
  F23: 'Rotación externa con goma',
  F25: 'Y-T-W boca abajo',
  F26: 'Flexión escapular en pared',
  F30: 'Plancha frontal',
  F31: 'Plancha lateral',
  F32: 'Dead bug',
  K05: 'Partido amistoso dirigido',
  L01: 'Calentamiento dinámico RAMP',
  L02: 'Enhebrar la aguja',
  L03: 'Libro abierto',
  L04: 'Tobillo: rodilla a la pared',
  L05: 'Cadera 90/90',
  L06: 'Flexor de cadera en zancada',
  L08: 'Gemelo y sóleo en pared',
  L09: 'Hombro posterior cruzado',
  L12: 'Gato-camello',
  L13: 'Respiración diafragmática',
  M02: 'Visualización de golpes',
  M03: 'Diario pospartido',
  U01: 'Split step con reacción',
  U05: 'Giro y salida de pared en sombra',
  U06: 'Equilibrio a una pierna',
} as const;

type Row = readonly [code: keyof typeof names, dose: Dose, cue: string];

/**
 * Two strength days 72 hours apart, nothing hard on the eve of the match, an easy day after it; no jumps but the low
 * split step.
 */
const rows: readonly (Omit<FirstWeekDay, 'entries'> & { entries: readonly Row[] })[] = [
  {
    weekday: 'monday',
    type: 'Fuerza',
    title: 'Fuerza base en casa',
    place: 'home',
    minutes: 25,
    why: 'Piernas, empuje y tronco con tu propio peso: dos series bastan para aprender el gesto y dejar algo en reserva.',
    entries: [
      ['L01', timed(1, 300, 0), 'Pulso, músculos, articulaciones y golpes en sombra.'],
      ['F01', reps(2, 12, 60), 'Cadera atrás, pecho alto y rodillas en la línea de los pies.'],
      ['F16', reps(2, 8, 60), 'Manos en una silla contra la pared; más alto, más fácil.'],
      ['F08', reps(2, 12, 45), 'Boca arriba, sube la cadera y aprieta un segundo arriba.'],
      ['F04', reps(2, 6, 60, 'each side'), 'Paso largo atrás y pecho erguido, como para una volea baja.'],
      ['F30', timed(2, 20, 45), 'En línea recta y respirando. Con rodillas también vale.'],
      ['L12', reps(1, 10, 0), 'A cuatro apoyos, redondea y arquea la espalda despacio.'],
      ['L06', timed(1, 30, 0, 'each side'), 'Rodilla en el suelo: aprieta ese glúteo y no te arquees.'],
    ],
  },
  {
    weekday: 'tuesday',
    type: 'Cardio',
    title: 'Pulso y pies',
    place: 'home',
    minutes: 25,
    why: 'Hoy subes el pulso sin correr y ensayas el saltito de espera y el giro con los que llegas a la bola.',
    entries: [
      ['L01', timed(1, 300, 0), 'Acaba con calor y sin perder el aliento.'],
      ['U06', timed(2, 30, 30, 'each side'), 'Rodilla suelta y cadera nivelada, con una pared a mano.'],
      ['U01', timed(3, 20, 40), 'Saltito bajo y dos pasos. ¿Sin impacto? Pies en el suelo.'],
      ['U05', reps(3, 6, 40, 'each side'), 'De espaldas a la pared: gira, retrocede y golpea en sombra.'],
      ['C08', timed(6, 40, 20), 'Marcha, lateral, media sentadilla, rodilla al codo; repite.'],
      ['L08', timed(1, 30, 0, 'each side'), 'Pierna atrás, talón abajo; a la mitad, dobla la rodilla.'],
      ['L13', timed(1, 120, 0), 'Cuatro segundos al coger aire y seis al soltarlo.'],
    ],
  },
  {
    weekday: 'wednesday',
    type: 'Descanso',
    title: 'Descanso',
    place: null,
    minutes: 0,
    why: 'Hoy no se entrena: descansar también es entrenar. Si te apetece moverte, sal a pasear sin prisa.',
    entries: [],
  },
  {
    weekday: 'thursday',
    type: 'Fuerza',
    title: 'Gemelo, hombro y tronco',
    place: 'home',
    minutes: 30,
    why: 'Segunda fuerza, ya con tres series en lo que más pide la pista: ayuda a reducir el riesgo de lesión.',
    entries: [
      ['L01', timed(1, 300, 0), 'Alarga los círculos de hombros: hoy trabajan.'],
      ['F14', timed(3, 20, 60), 'Espalda en la pared. Más arriba si notas la rodilla.'],
      ['F12', reps(2, 12, 45, 'each side'), 'Baja en tres segundos. Si no salen todas, con los dos pies.'],
      ['F26', reps(3, 12, 45), 'Manos en la pared y codos rectos: mueve los omóplatos.'],
      ['F25', reps(2, 8, 45), 'Haz las letras con los brazos. Sin Y si el hombro molesta.'],
      ['F32', reps(3, 6, 45, 'each side'), 'Boca arriba, alarga brazo y pierna contrarios, sin prisa.'],
      ['F31', timed(2, 20, 45, 'each side'), 'Codo bajo el hombro. Con rodillas dobladas, más fácil.'],
      ['L09', timed(1, 30, 0, 'each side'), 'Brazo por delante del pecho, con el hombro lejos de la oreja.'],
    ],
  },
  {
    weekday: 'friday',
    type: 'Flexibilidad',
    title: 'Movilidad y cabeza',
    place: 'home',
    minutes: 20,
    why: 'La víspera del partido no se carga: sueltas espalda, cadera y tobillo y repasas tus golpes con la cabeza.',
    entries: [
      ['L12', reps(1, 10, 0), 'Suave, sin llegar al tope.'],
      ['L02', reps(1, 8, 0, 'each side'), 'A cuatro apoyos, pasa un brazo bajo el pecho y ábrelo.'],
      ['L03', reps(1, 8, 0, 'each side'), 'De lado, abre el brazo de arriba como una página.'],
      ['L05', reps(2, 8, 20, 'each side'), 'Rodillas en ángulo recto: pásalas de un lado a otro.'],
      ['L04', reps(1, 10, 0, 'each side'), 'Lleva la rodilla a la pared sin despegar el talón.'],
      ['L06', timed(1, 30, 0, 'each side'), 'Tensión agradable, nunca dolor.'],
      ['M02', timed(1, 180, 0), 'Un golpe y una situación: pies, impacto y bote.'],
      ['L13', timed(1, 240, 0), 'Hombros abajo y espiración larga.'],
    ],
  },
  {
    weekday: 'saturday',
    type: 'Partido',
    title: 'Partido amistoso',
    place: 'court',
    minutes: 85,
    why: 'Aquí se junta todo: un cuarto de hora para entrar en calor y dos tiempos con una sola consigna cada uno.',
    entries: [
      ['L01', timed(1, 360, 0), 'Sube el ritmo poco a poco, ya en la pista.'],
      ['U06', timed(1, 20, 20, 'each side'), 'Mueve los brazos como en una volea.'],
      ['F23', reps(1, 12, 20, 'each side'), 'Goma floja y codo pegado. ¿Sin goma? 12 flexiones escapulares en pared.'],
      ['U05', reps(2, 6, 20, 'each side'), 'Giros cortos y pies sueltos.'],
      ['U01', timed(2, 15, 30), 'La última serie, a ritmo de partido.'],
      ['K05', timed(2, 1800, 120), 'Primera consigna: restar siempre dentro. Segunda: subir solo tras un buen globo.'],
      ['M03', timed(1, 300, 0), 'Dos cosas bien hechas y una por mejorar.'],
    ],
  },
  {
    weekday: 'sunday',
    type: 'Flexibilidad',
    title: 'Recuperación activa',
    place: 'home',
    minutes: 20,
    why: 'Moverse suave el día después del partido ayuda a soltar piernas y espalda para volver a empezar el lunes.',
    entries: [
      ['C01', timed(1, 480, 0), 'Hoy sin prisa: has de poder hablar con frases enteras.'],
      ['L08', timed(1, 30, 0, 'each side'), 'Busca la tensión y afloja si pincha.'],
      ['L06', timed(1, 30, 0, 'each side'), 'Glúteo apretado y cadera al frente.'],
      ['L12', reps(1, 10, 0), 'Al ritmo de tu respiración.'],
      ['L13', timed(1, 240, 0), 'Mandíbula y hombros sueltos.'],
    ],
  },
];

export const firstWeekDays: readonly FirstWeekDay[] = rows.map(({ entries, ...day }) => ({
  ...day,
  entries: entries.map(([code, dose, cue]) => ({ code, name: names[code], dose, cue })),
}));
