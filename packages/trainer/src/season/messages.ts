import { blockNames } from '@bandeja/domain/season/messages';
import type { BlockKind, SeasonGoalKind } from '@bandeja/domain/season/vocabulary';
import { capitalise } from '@bandeja/domain/wire/text';
import { type Work, workName } from '#schedule/messages.ts';
import type { WeekBlock } from '#season/types.ts';

// No promise and no date of return (docs/training.md#what-the-evidence-allows).

type BlockText = {
  /** What it trains. */
  aim: string;
  why: string;
};

const usualTexts: Record<BlockKind, BlockText> = {
  base: {
    aim: 'Fuerza general, fondo y técnica con calma.',
    why: 'Lo que construyas después se apoya aquí: por eso se empieza con algo menos.',
  },
  build: {
    aim: 'Más fuerza, potencia y golpes con repetición.',
    why: 'Es cuando más entrenas: el cuerpo ya está preparado para asimilarlo.',
  },
  sharpen: {
    aim: 'Más pista: táctica, golpes y decisiones, con la fuerza justa.',
    why: 'La fuerza se mantiene con una sesión a la semana; lo demás se gana en la pista.',
  },
  taper: {
    aim: 'Las mismas sesiones, más cortas y con la misma chispa.',
    why: 'Con la mitad de minutos y la misma intensidad llegas descansado sin perder ritmo. Al día siguiente, nada de fuerza.',
  },
  bridge: {
    aim: 'Movilidad, algo de fuerza y partidos sin marcador.',
    why: 'El mes después de un objetivo es cuando más se abandona: poco y a gusto, para seguir.',
  },
  pause: {
    aim: 'Poco y suave, lo justo para no perder lo ganado.',
    why: 'Lo has parado tú. El bloque sigue después donde lo dejaste.',
  },
};

const textsByGoal: Partial<Record<SeasonGoalKind, Partial<Record<BlockKind, BlockText>>>> = {
  net: {
    base: {
      aim: 'Piernas y volea de control: llegar a la red y aguantar en ella.',
      why: 'A la red se llega corriendo y se defiende con las piernas: primero, que aguanten.',
    },
    build: {
      aim: 'Globo y subida, volea y bandeja para volver a la red.',
      why: 'El globo es el golpe que mejor recupera la red, y la bandeja el que la conserva.',
    },
    sharpen: {
      aim: 'Red contra fondo, puntos jugados y «Ganar la red».',
      why: 'Lo entrenado suelto se prueba ahora en puntos, que es donde se pierde la red.',
    },
  },
  strength: {
    base: {
      aim: 'Fuerza de piernas, espalda y tronco, con buena técnica.',
      why: 'Aprender bien el movimiento y acostumbrar a los tendones, antes de subir carga.',
    },
    build: {
      aim: 'Fuerza con más carga y algo de potencia.',
      why: 'Con la técnica hecha, la carga sube poco a poco: primero repeticiones, luego peso.',
    },
  },
  return: {
    base: {
      aim: 'Fuerza suave, movilidad y equilibrio, de menos a más.',
      why: 'Tras una pausa el cuerpo pide tiempo: empiezas con poco más de la mitad. Después de una operación, solo con el permiso de quien te trata.',
    },
    build: {
      aim: 'Fuerza, golpes y fondo, casi como siempre.',
      why: 'Aquí vuelve la carga de siempre, sin prisa: si algo molesta, se baja y se dice.',
    },
  },
};

export function blockText(goal: SeasonGoalKind, kind: BlockKind): BlockText {
  return textsByGoal[goal]?.[kind] ?? usualTexts[kind];
}

const intensities: Record<BlockKind, string> = {
  base: 'Media',
  build: 'Alta',
  sharpen: 'Alta',
  taper: 'Alta',
  bridge: 'Baja',
  pause: 'Baja',
};

export function intensityName(goal: SeasonGoalKind, kind: BlockKind): string {
  return goal === 'return' && kind === 'base' ? 'Baja' : intensities[kind];
}

/** What a day's work gives to its block: only of the work it holds. */
const workOfBlock: Record<BlockKind, Partial<Record<Work, readonly string[]>>> = {
  base: {
    Fuerza: ['fuerza general, la base de lo que viene.', 'otra de fuerza: lo que se repite se queda.'],
    Cardio: ['fondo, para aguantar lo que viene después.'],
    Técnico: ['golpes con calma, que la mano se acuerde.'],
    Flexibilidad: ['movilidad, para moverte sin tirones.'],
    Funcionalidad: ['equilibrio y giros, que el golpe empieza en el suelo.'],
  },
  build: {
    Fuerza: ['fuerza con algo más de carga.', 'otra de fuerza: aquí es donde se gana.'],
    'Fuerza explosiva': ['potencia, pocas repeticiones y rápidas.'],
    Técnico: ['muchas bolas del mismo golpe.', 'más bolas: lo que se repite sale solo.'],
    Táctico: ['globo, subida y tu sitio en la red.'],
    Cardio: ['fondo, para que el tercer set no se haga largo.'],
  },
  sharpen: {
    Táctico: ['decisiones y colocación, como en un partido.'],
    Técnico: ['los golpes que más vas a usar.'],
    Fuerza: ['una de fuerza, para mantener la que tienes.'],
  },
  taper: {
    Técnico: ['buenas sensaciones con la pala, y pocas bolas.'],
    Fuerza: ['fuerza corta, para no perder chispa.'],
    Mental: ['la rutina entre puntos se ensaya antes.'],
  },
  bridge: {
    Flexibilidad: ['movilidad, sin reloj.'],
    Fuerza: ['algo de fuerza, para no empezar de cero.'],
    Funcionalidad: ['cuerpo entero, a tu ritmo.'],
  },
  pause: {
    Flexibilidad: ['movilidad, lo justo.'],
    Fuerza: ['algo de fuerza, para no perderla.'],
    Funcionalidad: ['cuerpo entero, suave.'],
  },
};

/** Best first. `times`: sessions of this work earlier in the week. */
export function blockLeads({ kind }: WeekBlock, work: Work, times: number): string[] {
  const name = blockNames[kind];
  const own = workOfBlock[kind][work]?.[times];
  const plain = `${capitalise(workName(work))}, dentro del bloque «${name}».`;
  const again = `Otra de ${workName(work)} del bloque «${name}».`;
  return [...(own === undefined ? [] : [`«${name}»: ${own}`]), times === 0 ? plain : again];
}

export const shorteningNotes = {
  taper: (minutes: number) => `${minutes} min, con la intensidad de siempre.`,
  block: (minutes: number) => `Son ${minutes} min: menos series, lo demás igual.`,
  longest: (minutes: number) =>
    `${minutes} min: como mucho un 10 % más que tu sesión más larga en 30 días (estudio con corredores).`,
} as const;

export const seasonAdvice = {
  taper: (share: number) =>
    `Semana de torneo: las mismas sesiones con un ${share} % menos de minutos que de media, y la intensidad de siempre.`,
  longest:
    'Ninguna sesión pasa en más de un 10 % de la más larga de tus últimos 30 días, partidos aparte: en un estudio con 5205 corredores, pasarse subía las lesiones. Es de corredores, no de pádel.',
} as const;
