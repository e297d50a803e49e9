import type { Dose, Place } from '@bandeja/domain/exercises/vocabulary';
import type { PlanDayType, Weekday } from '@bandeja/domain/schedule/vocabulary';

/** One line of a day: an exercise of the catalogue, by its code and name, with what to keep in mind. */
export type FirstWeekEntry = { code: string; name: string; dose: Dose; cue: string };

export type FirstWeekDay = {
  weekday: Weekday;
  type: PlanDayType;
  title: string;
  /** Null on the day of rest. */
  place: Place | null;
  /** By the catalogue's formula (±10 %); 0 on the day of rest. */
  minutes: number;
  /** One sentence: why this day. */
  why: string;
  entries: readonly FirstWeekEntry[];
};

type Sides = 'each side' | 'both';

/** Repetitions; `rest` in seconds. */
function reps(sets: number, amount: number, rest: number, sides: Sides = 'both'): Dose {
  return { sets, reps: amount, perSide: sides === 'each side', rest };
}

/** Timed work: seconds of work, seconds of rest. */
function timed(sets: number, seconds: number, rest: number, sides: Sides = 'both'): Dose {
  return { sets, reps: 1, seconds, perSide: sides === 'each side', rest };
}

/**
 * The seven days, made of catalogue exercises of the first level only (docs/training.md): two strength days
 * 72 hours apart, two hard days (Tuesday's intervals and Saturday's match), nothing hard on the eve of the match, one
 * day of rest, an easy day after the match. No jumps but the low one of the split step.
 */
export const firstWeekDays: readonly FirstWeekDay[] = [
  {
    weekday: 'monday',
    type: 'Fuerza',
    title: 'Fuerza base en casa',
    place: 'home',
    minutes: 25,
    why: 'Piernas, empuje y tronco con tu propio peso: dos series bastan para aprender el gesto y dejar algo en reserva.',
    entries: [
      {
        code: 'L01',
        name: 'Calentamiento dinámico RAMP',
        dose: timed(1, 300, 0),
        cue: 'Pulso, músculos, articulaciones y golpes en sombra.',
      },
      {
        code: 'F01',
        name: 'Sentadilla con peso corporal',
        dose: reps(2, 12, 60),
        cue: 'Cadera atrás, pecho alto y rodillas en la línea de los pies.',
      },
      {
        code: 'F16',
        name: 'Flexión inclinada',
        dose: reps(2, 8, 60),
        cue: 'Manos en una silla contra la pared; más alto, más fácil.',
      },
      {
        code: 'F08',
        name: 'Puente de glúteo',
        dose: reps(2, 12, 45),
        cue: 'Boca arriba, sube la cadera y aprieta un segundo arriba.',
      },
      {
        code: 'F04',
        name: 'Zancada atrás',
        dose: reps(2, 6, 60, 'each side'),
        cue: 'Paso largo atrás y pecho erguido, como para una volea baja.',
      },
      {
        code: 'F30',
        name: 'Plancha frontal',
        dose: timed(2, 20, 45),
        cue: 'En línea recta y respirando. Con rodillas también vale.',
      },
      {
        code: 'L12',
        name: 'Gato-camello',
        dose: reps(1, 10, 0),
        cue: 'A cuatro apoyos, redondea y arquea la espalda despacio.',
      },
      {
        code: 'L06',
        name: 'Flexor de cadera en zancada',
        dose: timed(1, 30, 0, 'each side'),
        cue: 'Rodilla en el suelo: aprieta ese glúteo y no te arquees.',
      },
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
      {
        code: 'L01',
        name: 'Calentamiento dinámico RAMP',
        dose: timed(1, 300, 0),
        cue: 'Acaba con calor y sin perder el aliento.',
      },
      {
        code: 'U06',
        name: 'Equilibrio a una pierna',
        dose: timed(2, 30, 30, 'each side'),
        cue: 'Rodilla suelta y cadera nivelada, con una pared a mano.',
      },
      {
        code: 'U01',
        name: 'Split step con reacción',
        dose: timed(3, 20, 40),
        cue: 'Saltito bajo y dos pasos. ¿Sin impacto? Pies en el suelo.',
      },
      {
        code: 'U05',
        name: 'Giro y salida de pared en sombra',
        dose: reps(3, 6, 40, 'each side'),
        cue: 'De espaldas a la pared: gira, retrocede y golpea en sombra.',
      },
      {
        code: 'C08',
        name: 'Circuito sin impacto',
        dose: timed(6, 40, 20),
        cue: 'Marcha, lateral, media sentadilla, rodilla al codo; repite.',
      },
      {
        code: 'L08',
        name: 'Gemelo y sóleo en pared',
        dose: timed(1, 30, 0, 'each side'),
        cue: 'Pierna atrás, talón abajo; a la mitad, dobla la rodilla.',
      },
      {
        code: 'L13',
        name: 'Respiración diafragmática',
        dose: timed(1, 120, 0),
        cue: 'Cuatro segundos al coger aire y seis al soltarlo.',
      },
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
      {
        code: 'L01',
        name: 'Calentamiento dinámico RAMP',
        dose: timed(1, 300, 0),
        cue: 'Alarga los círculos de hombros: hoy trabajan.',
      },
      {
        code: 'F14',
        name: 'Sentadilla isométrica en pared',
        dose: timed(3, 20, 60),
        cue: 'Espalda en la pared. Más arriba si notas la rodilla.',
      },
      {
        code: 'F12',
        name: 'Elevación de gemelo a una pierna',
        dose: reps(2, 12, 45, 'each side'),
        cue: 'Baja en tres segundos. Si no salen todas, con los dos pies.',
      },
      {
        code: 'F26',
        name: 'Flexión escapular en pared',
        dose: reps(3, 12, 45),
        cue: 'Manos en la pared y codos rectos: mueve los omóplatos.',
      },
      {
        code: 'F25',
        name: 'Y-T-W boca abajo',
        dose: reps(2, 8, 45),
        cue: 'Haz las letras con los brazos. Sin Y si el hombro molesta.',
      },
      {
        code: 'F32',
        name: 'Dead bug',
        dose: reps(3, 6, 45, 'each side'),
        cue: 'Boca arriba, alarga brazo y pierna contrarios, sin prisa.',
      },
      {
        code: 'F31',
        name: 'Plancha lateral',
        dose: timed(2, 20, 45, 'each side'),
        cue: 'Codo bajo el hombro. Con rodillas dobladas, más fácil.',
      },
      {
        code: 'L09',
        name: 'Hombro posterior cruzado',
        dose: timed(1, 30, 0, 'each side'),
        cue: 'Brazo por delante del pecho, con el hombro lejos de la oreja.',
      },
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
      {
        code: 'L12',
        name: 'Gato-camello',
        dose: reps(1, 10, 0),
        cue: 'Suave, sin llegar al tope.',
      },
      {
        code: 'L02',
        name: 'Enhebrar la aguja',
        dose: reps(1, 8, 0, 'each side'),
        cue: 'A cuatro apoyos, pasa un brazo bajo el pecho y ábrelo.',
      },
      {
        code: 'L03',
        name: 'Libro abierto',
        dose: reps(1, 8, 0, 'each side'),
        cue: 'De lado, abre el brazo de arriba como una página.',
      },
      {
        code: 'L05',
        name: 'Cadera 90/90',
        dose: reps(2, 8, 20, 'each side'),
        cue: 'Rodillas en ángulo recto: pásalas de un lado a otro.',
      },
      {
        code: 'L04',
        name: 'Tobillo: rodilla a la pared',
        dose: reps(1, 10, 0, 'each side'),
        cue: 'Lleva la rodilla a la pared sin despegar el talón.',
      },
      {
        code: 'L06',
        name: 'Flexor de cadera en zancada',
        dose: timed(1, 30, 0, 'each side'),
        cue: 'Tensión agradable, nunca dolor.',
      },
      {
        code: 'M02',
        name: 'Visualización de golpes',
        dose: timed(1, 180, 0),
        cue: 'Un golpe y una situación: pies, impacto y bote.',
      },
      {
        code: 'L13',
        name: 'Respiración diafragmática',
        dose: timed(1, 240, 0),
        cue: 'Hombros abajo y espiración larga.',
      },
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
      {
        code: 'L01',
        name: 'Calentamiento dinámico RAMP',
        dose: timed(1, 360, 0),
        cue: 'Sube el ritmo poco a poco, ya en la pista.',
      },
      {
        code: 'U06',
        name: 'Equilibrio a una pierna',
        dose: timed(1, 20, 20, 'each side'),
        cue: 'Mueve los brazos como en una volea.',
      },
      {
        code: 'F23',
        name: 'Rotación externa con goma',
        dose: reps(1, 12, 20, 'each side'),
        cue: 'Goma floja y codo pegado. ¿Sin goma? 12 flexiones escapulares en pared.',
      },
      {
        code: 'U05',
        name: 'Giro y salida de pared en sombra',
        dose: reps(2, 6, 20, 'each side'),
        cue: 'Giros cortos y pies sueltos.',
      },
      {
        code: 'U01',
        name: 'Split step con reacción',
        dose: timed(2, 15, 30),
        cue: 'La última serie, a ritmo de partido.',
      },
      {
        code: 'K05',
        name: 'Partido amistoso dirigido',
        dose: timed(2, 1800, 120),
        cue: 'Primera consigna: restar siempre dentro. Segunda: subir solo tras un buen globo.',
      },
      {
        code: 'M03',
        name: 'Diario pospartido',
        dose: timed(1, 300, 0),
        cue: 'Dos cosas bien hechas y una por mejorar.',
      },
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
      {
        code: 'C01',
        name: 'Caminata rápida',
        dose: timed(1, 480, 0),
        cue: 'Hoy sin prisa: has de poder hablar con frases enteras.',
      },
      {
        code: 'L08',
        name: 'Gemelo y sóleo en pared',
        dose: timed(1, 30, 0, 'each side'),
        cue: 'Busca la tensión y afloja si pincha.',
      },
      {
        code: 'L06',
        name: 'Flexor de cadera en zancada',
        dose: timed(1, 30, 0, 'each side'),
        cue: 'Glúteo apretado y cadera al frente.',
      },
      {
        code: 'L12',
        name: 'Gato-camello',
        dose: reps(1, 10, 0),
        cue: 'Al ritmo de tu respiración.',
      },
      {
        code: 'L13',
        name: 'Respiración diafragmática',
        dose: timed(1, 240, 0),
        cue: 'Mandíbula y hombros sueltos.',
      },
    ],
  },
];
