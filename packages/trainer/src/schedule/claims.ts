import type { MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import type { PlannerRoutine } from '#schedule/types.ts';

/** What a word of a reason says that the day's routine holds; the warm-up alone does not count. */
type Claim = { words: RegExp; holds: (work: Work) => boolean };
type Work = { routine: PlannerRoutine; codes: ReadonlySet<string>; groups: readonly MuscleGroup[] };

const warmUp = 'L01';
const trains =
  (...groups: MuscleGroup[]) =>
  (work: Work) =>
    groups.some((group) => work.groups.includes(group));
const holdsAny =
  (...codes: string[]) =>
  (work: Work) =>
    codes.some((code) => work.codes.has(code));
const withPala = ({ routine }: Work) =>
  routine.entries.some(({ exercise }) => exercise.equipment.some((item) => item.toLowerCase().includes('pala')));
const wholeBody = 3;

const claims: readonly Claim[] = [
  { words: /piernas?|apoyos|tobillos?|rodillas?|zancada/i, holds: trains('Piernas') },
  { words: /hombros?/i, holds: trains('Hombros') },
  { words: /codos?/i, holds: holdsAny('F27', 'F28', 'F29', 'L11') },
  { words: /cadera/i, holds: holdsAny('L05', 'L06') },
  { words: /espalda/i, holds: trains('Espalda') },
  { words: /tronco/i, holds: trains('Core') },
  { words: /equilibrio/i, holds: holdsAny('U06', 'F07', 'U05') },
  { words: /giros/i, holds: holdsAny('U05', 'X02', 'F21', 'L02', 'L03') },
  { words: /todo el cuerpo|cuerpo entero/i, holds: ({ groups }) => new Set(groups).size >= wholeBody },
  { words: /remate/i, holds: holdsAny('X01', 'X02', 'X03', 'X04', 'X06', 'X07', 'T07', 'T08') },
  { words: /bolas|golpes? nuevos|de golpes|más golpes|pala en mano/i, holds: withPala },
  { words: /cardio|pulmón/i, holds: ({ routine }) => routine.categories.includes('Cardio') },
  { words: /táctica/i, holds: ({ routine }) => routine.type === 'Táctico' },
];

/** Whether a routine holds all that a reason says of it. */
export function holdsItsWords(reason: string, routine: PlannerRoutine): boolean {
  const main = routine.entries.filter(({ exercise }) => exercise.code !== warmUp);
  const work: Work = {
    routine,
    codes: new Set(main.flatMap(({ exercise }) => exercise.code ?? [])),
    groups: main.flatMap(({ exercise }) => exercise.muscleGroups),
  };
  return claims.every(({ words, holds }) => !words.test(reason) || holds(work));
}
