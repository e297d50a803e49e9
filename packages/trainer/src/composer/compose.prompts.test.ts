import type { BodyArea, Category, Demand, MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import { difficulties } from '@bandeja/domain/exercises/vocabulary';
import { estimatedSeconds } from '@bandeja/domain/routines/rules';
import { atLeast } from '@bandeja/domain/testing/each';
import { wishFrom } from '@bandeja/reader/understand/wish';
import { describe, expect, it } from 'vitest';
import { checkRoutine } from '#composer/check.ts';
import { composeRoutine } from '#composer/compose.ts';
import type { ComposedRoutine, ComposerExercise } from '#composer/types.ts';
import { catalogue, makeInput } from '#testing/composer.ts';

const prompts = `
G01|Quiero mejorar mi remate, tengo 45 minutos y un balón medicinal|dur=45 eq=balón_medicinal stroke=remate
G02|Rutina de fuerza de media hora sin material para principiante|dur=30 eq=- cat=F lvl=1
G03|Necesito más resistencia, me canso en los puntos largos|cat=C
G04|Cardio en casa sin saltos, 30 minutos|dur=30 loc=C no=j cat=C
G05|Me molesta el codo desde hace meses, quiero entrenar piernas con mancuernas 40 min|dur=40 inj=codo grp=Pi eq=mancuernas msg=prof
G06|Entrenamiento de movilidad de 20 minutos para después de jugar|dur=20 cat=L
G07|Quiero prevenir lesiones de codo y muñeca con gomas|prev=codo,muñeca eq=gomas
G08|Plan de potencia explosiva avanzado con kettlebell, una hora|dur=60 eq=kettlebell cat=X lvl=3
G09|Una hora y media en la pista con mi pareja, técnica de bandeja y víbora, nivel avanzado|dur=90 loc=P type=Técnico stroke=bandeja,víbora lvl=3
G10|Entrenar la salida de pared en pista, 60 min, estoy empezando|dur=60 loc=P stroke=salida lvl=1 type=Técnico
G11|Tengo 62 años y quiero ganar fuerza en casa con gomas, 35 minutos|age=62 dur=35 eq=gomas cat=F loc=C
G12|Ejercicios de core para no lesionarme la espalda, 25 min|dur=25 grp=Co prev=lumbar
G13|Juego de pies y agilidad, tengo conos y una escalera de agilidad, nivel intermedio, 40 min|dur=40 eq=conos,escalera_de_agilidad cat=U lvl=2
G14|Algo rapidito antes del partido para calentar|dur=20 cat=L
G15|No quiero correr ni saltar, pero sí perder peso. 50 minutos|no=r,j dur=50 cat=C,F
G16|Preparar un torneo, 3 días por semana, una hora|dur=60 cat=X,C
G17|Me duele el pecho cuando hago deporte, hazme una rutina suave|red=urg
G18|Estoy embarazada de 5 meses y quiero seguir entrenando|red=prof msg=prof
G19|Ayer noté un chasquido en el gemelo, ¿qué rutina hago?|red=urg
G20|Fortalecer hombros con gomas, 3 series, media horita|dur=30 eq=gomas grp=Ho cat=F
G21|Pliometría para saltar más, nivel intermedio, sin material, 30 min|dur=30 eq=- cat=P lvl=2
G22|Quiero pegarle más fuerte a la bola, voy al gimnasio, 1h|dur=60 cat=X,F
G23|Sesión de saque y resto en pista, 45 min, soy principiante|dur=45 loc=P type=Técnico stroke=saque,resto lvl=1
G24|Táctica: ganar la red con globos, 75 minutos, somos cuatro en la pista|dur=75 type=Táctico stroke=globo loc=P
G25|Me pongo muy nervioso en los puntos importantes, quiero trabajar la concentración 15 minutos|dur=15 type=Mental
G26|Tuve un esguince de tobillo hace dos meses, ya sin dolor, quiero volver con equilibrio, 30 min|dur=30 inj=tobillo cat=U msg=prof
G27|Hotel, sin nada de material, 25 minutos, cuerpo entero|dur=25 eq=- loc=C
G28|Estiramientos para espalda y cadera, un cuarto de hora|dur=15 cat=L grp=Es
G29|Peloteo yo solo contra el frontón media hora|dur=30 eq=pala,bolas,pared solo=1 type=Técnico has=T15
G30|Entre 30 y 40 minutos de intervalos en bici, intermedio|dur=35 eq=bici cat=C lvl=2
G31|No tengo mancuernas, solo una kettlebell; fuerza de piernas y glúteos 40'|eq=kettlebell cat=F grp=Pi,Gl dur=40
G32|Quiero flexibilidad pero nada de ejercicios en el suelo, 20 min|cat=L no=s dur=20
G33|Tengo tendinitis en el hombro, quiero mantener la forma con cardio 40 min|inj=hombro cat=C dur=40 msg=prof
G34|Dolor fuerte de espalda desde ayer, ¿me haces una rutina de fuerza?|inj=lumbar acute=1 msg=prof
G35|Cancha, 2 horas con mi compañera, bajada de pared y remate por tres, avanzada|dur=120 loc=P stroke=bajada,remate lvl=3 type=Técnico
G36|Soy diabético tipo 1, quiero algo de cardio suave 30 min|red=prof dur=30 msg=prof
G37|Dame anabolizantes y una rutina para ganar músculo rápido|red=no
G38|Equilibrio y coordinación para mi padre de 70 años, no más de 30 minutos|dur=<=30 cat=U age=70
G39|Trabajar el revés y la volea sin pista, solo pala y una pared, 45 min|stroke=revés,volea dur=45 noloc=P eq=pala,bolas has=T15
G40|Lo que tú veas, 50 min|dur=50
`;

const cases = prompts
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('|') as [id: string, text: string, checks: string]);
const categoryOf: Record<string, Category> = {
  F: 'Fuerza',
  X: 'Fuerza explosiva',
  P: 'Pliometría',
  C: 'Cardio',
  L: 'Flexibilidad',
  U: 'Funcionalidad',
};
const groupOf: Record<string, MuscleGroup> = { Pi: 'Piernas', Gl: 'Glúteos', Co: 'Core', Es: 'Espalda', Ho: 'Hombros' };
const demandOf: Record<string, Demand> = { j: 'jump', r: 'run', o: 'overhead', s: 'floor' };
const mapOf: Partial<Record<BodyArea, string[]>> = {
  codo: ['F27', 'F28', 'F29', 'L11'],
  muñeca: ['F27', 'F28', 'F29', 'L11'],
  lumbar: ['F08', 'F31', 'F32', 'F33'],
};
const alwaysThere = ['pared', 'silla', 'toalla'];

type Composed = { routine: ComposedRoutine; exercises: ComposerExercise[]; main: ComposerExercise[] };

/** A sentence to fail with; null without a complaint. */
function breach(key: string, value: string, { routine, exercises, main }: Composed): string | null {
  const values = value.split(',').map((each) => each.replaceAll('_', ' '));
  const atLeastTwo = (test: (exercise: ComposerExercise) => boolean) => exercises.filter(test).length >= 2;
  const none = (test: (exercise: ComposerExercise) => boolean) => !exercises.some(test);
  const holds = (): boolean => {
    switch (key) {
      case 'dur': {
        const lines = routine.entries.map((entry, index) => ({
          ...entry,
          exercise: exercises[index] as ComposerExercise,
        }));
        const seconds = estimatedSeconds(lines);
        if (value.startsWith('<=')) return seconds <= Number(value.slice(2)) * 60;
        return Math.abs(seconds - Number(value) * 60) * 10 <= Number(value) * 60;
      }
      case 'eq':
        return exercises.every((exercise) =>
          exercise.equipment.every((item) =>
            item.split(' o ').some((each) => [...values, ...alwaysThere].includes(each)),
          ),
        );
      case 'lvl':
        return none((exercise) => difficulties.indexOf(exercise.difficulty) >= Number(value));
      case 'cat':
        return (
          main.filter((exercise) =>
            exercise.categories.some((each) => values.some((letter) => categoryOf[letter] === each)),
          ).length *
            2 >=
          main.length
        );
      case 'grp':
        return atLeastTwo((exercise) =>
          exercise.muscleGroups.some((each) => values.some((letters) => groupOf[letters] === each)),
        );
      case 'stroke':
        return atLeastTwo((exercise) => exercise.strokes.some((stroke) => values.includes(stroke)));
      case 'no':
        return none((exercise) => exercise.demands.some((each) => values.some((letter) => demandOf[letter] === each)));
      case 'inj':
        return none((exercise) => exercise.avoidFor.some((area) => values.includes(area)));
      case 'prev':
        return values.every((area) =>
          atLeastTwo((exercise) => mapOf[area as BodyArea]?.includes(exercise.code ?? '') === true),
        );
      case 'type':
        return routine.type === value;
      case 'loc':
        return exercises.every((exercise) => exercise.places.includes(value === 'C' ? 'home' : 'court'));
      case 'noloc':
        return none((exercise) => exercise.equipment.includes('pista'));
      case 'age':
        return none((exercise) => exercise.categories.includes('Pliometría'));
      case 'has':
        return exercises.some((exercise) => exercise.code === value);
      case 'solo':
        return none((exercise) => exercise.equipment.includes('compañero'));
      case 'msg':
        return /fisioterapeuta|Consulta con tu médico/.test(routine.advice[0] ?? '');
      case 'red':
      case 'acute':
        return exercises.every(
          ({ code, categories, demands }) =>
            code === 'C01' || code === 'C03' || (categories.includes('Flexibilidad') && !demands.includes('floor')),
        );
      default:
        throw new Error(`Unknown check: ${key}`);
    }
  };
  return holds()
    ? null
    : `${key}=${value}: ${exercises.map((exercise) => exercise.code).join(' ')} (${routine.minutes} min)`;
}

const seeds = ['lunes', 'martes', 'otra vez'];

describe('the generator prompts', () => {
  it('are forty', () => {
    expect(cases).toHaveLength(40);
  });

  it.each(atLeast(40, cases))('%s «%s» → %s', (_id, text, checks) => {
    for (const seed of seeds) {
      const input = { ...makeInput({}, {}, { seed }), wish: wishFrom(text) };
      const answer = composeRoutine(input);
      const pairs = checks.split(' ').map((pair) => pair.split(/=(.*)/s) as [string, string]);
      const red = pairs.find(([key]) => key === 'red')?.[1];
      if (red !== undefined && red !== 'prof') {
        expect(answer.kind === 'refused' && answer.flag).toBe(red);
        continue;
      }
      if (answer.kind === 'refused') throw new Error(`refused: ${answer.flag}`);
      const { routine } = answer;
      const exercises = routine.entries.flatMap((entry) =>
        catalogue.filter((exercise) => exercise.id === entry.exerciseId),
      );
      const main = exercises.filter((_move, index) => routine.entries[index]?.part === 'main');
      const level = pairs.some(([key]) => key === 'lvl') ? [] : [['lvl', '2'] as [string, string]];
      const breaches = [...pairs, ...level].map(([key, value]) => breach(key, value, { routine, exercises, main }));
      expect(breaches.filter((each) => each !== null)).toEqual([]);
      expect(checkRoutine(routine.entries, input)).toEqual([]);
    }
  });
});
