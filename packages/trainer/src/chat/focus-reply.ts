import { phrases } from '@bandeja/reader/language/phrases';
import type { StrokeName } from '@bandeja/reader/vocabulary/stroke-names';
import { isOnCourt, trainingNames } from '#chat/exercises.ts';
import { trainingOf } from '#chat/explain.ts';
import { madeWhole } from '#chat/focus.ts';
import { type Heard, hear } from '#chat/hear.ts';
import { ownWords } from '#chat/own-words.ts';
import { answer, compose, listed, lowerFirst, quoted } from '#chat/phrase.ts';
import { cardsOf, type StrokeCard } from '#chat/strokes.ts';
import { talkedOf } from '#chat/talked-of.ts';
import type { ChatContext, ChatReply, Choice, Focus } from '#chat/types.ts';
import type { PlannerExercise } from '#schedule/types.ts';

type Aspect = (focus: Focus & { about: 'strokes' }, heard: Heard, context: ChatContext) => ChatReply | null;

/** What a message asks of the strokes in focus, as words beside the answer. */
const aspects: readonly { asks: RegExp; reply: Aspect }[] = [
  {
    asks: phrases(
      'en_casa sin_pista/cancha/club en_el_salon/garaje/jardin/patio/parque en_mi_cuarto/habitacion/casa no_tengo_pista/cancha',
    ),
    reply: (focus, _heard, context) => elsewhere(focus.strokes, context, 'home'),
  },
  {
    asks: phrases('sola solo por_mi_cuenta sin_nadie/companero/companera/pareja no_tengo_con_quien'),
    reply: (focus, _heard, context) => elsewhere(focus.strokes, context, 'alone'),
  },
  {
    asks: phrases(
      'cuanto_tiempo/rato/dura cuantas_veces/bolas/repeticiones/horas cuantos_dias/minutos cada_cuanto cuanto_la/lo/las/los?_entreno/practico/hago',
    ),
    reply: ({ strokes }) =>
      explained(
        'Quince o veinte minutos por sesión, dos veces por semana, con 40–60 bolas hechas con calma: mejor poco y a menudo. Para antes de cansarte, que cansado se aprende el gesto malo.',
        strokes,
      ),
  },
  {
    asks: phrases(
      'mas_dificil/facil/complicad* cual_entreno/aprendo/hago/me_conviene/es_mejor_*?_antes/primero cual_de_las/los_dos cual_entreno/aprendo/practico/elijo/deberia/me cual_primero por_cual_empiezo cual_es_mejor',
    ),
    reply: ({ strokes }, heard) => harder(strokes, heard),
  },
  {
    asks: phrases('entren* practic* ejercicio ejercicios mejor* trabaj* aprend*'),
    reply: ({ strokes }, _heard, context) => trainedBy(strokes, context),
  },
];

const explained = (text: string, strokes: readonly StrokeName[]): ChatReply =>
  answer('explicar', text, { about: { stroke: strokes[0] ?? null } });

type Focused = { heard: Heard; reply: ChatReply | null; comesFirst: boolean };

/** What follows from the strokes or the exercise in focus. */
export function focusReply(heard: Heard, context: ChatContext): Focused | null {
  const focus = context.state?.focus ?? null;
  const whole = madeWhole(heard, context, wishes.test(heard.text) ? trainedNames(context) : null);
  if (whole === null || heard.health.pain) return null;
  const read = hear(whole.text, { ...context, frame: undefined });
  const completed: Heard = { ...read, discomfort: heard.discomfort, facts: heard.facts, asks: heard.asks };
  const { comesFirst } = whole;
  if (focus?.about !== 'strokes' || wishes.test(heard.text)) return { heard: completed, reply: null, comesFirst };
  const named = completed.strokes.map(({ stroke }) => stroke);
  const strokes = named.length > 0 ? named : focus.strokes;
  const aspect = ownWords(heard.text) <= ownMost ? aspects.find(({ asks }) => asks.test(heard.text)) : undefined;
  return { heard: completed, reply: aspect?.reply({ ...focus, strokes }, heard, context) ?? null, comesFirst };
}

/** «hazme una rutina para eso»: for what the answer named to train it with. */
function trainedNames(context: ChatContext): string | null {
  const drills = talkedOf(context);
  return context.state?.focus?.about === 'strokes' || drills.length === 0
    ? null
    : listed(drills.map(({ name }) => name.toLowerCase()));
}

/** More words name something else. */
const ownMost = 1;

const wishes = phrases('rutina sesion hazme/preparame/montame/dame/ponme/quiero/armame_!consejo/ejemplo pon* met*');

/** From the easiest to the hardest. */
const order: readonly StrokeName[] = [
  'red',
  'fondo',
  'saque',
  'derecha',
  'volea',
  'resto',
  'revés',
  'globo',
  'salida',
  'bandeja',
  'volea baja',
  'chiquita',
  'bajada',
  'remate',
  'doble pared',
  'gancho',
  'contrapared',
  'víbora',
  'dejada',
  'remate x3',
  'remate x4',
];

function harder(strokes: readonly StrokeName[], { text }: Heard): ChatReply | null {
  const sorted = cardsOf([...strokes].sort((one, other) => order.indexOf(one) - order.indexOf(other)));
  const [easier, harderOne] = sorted;
  if (easier === undefined || harderOne === undefined) return null;
  const isEasy = phrases('facil').test(text) && !phrases('dificil').test(text);
  const lead = isEasy
    ? `Más fácil, ${lowerFirst(easier.name)}.`
    : `Más difícil, ${lowerFirst(harderOne.name)}; empieza por ${lowerFirst(easier.name)}.`;
  return explained(
    compose([
      lead,
      `${easier.name}: ${lowerFirst(easier.cue)}`,
      `De ${lowerFirst(harderOne.name)} ten cuidado con ${lowerFirst(harderOne.mistake)}`,
    ]),
    strokes,
  );
}

function trainedBy(strokes: readonly StrokeName[], context: ChatContext): ChatReply | null {
  const [first, second] = cardsOf(strokes);
  if (first === undefined) return null;
  if (second === undefined) return trainingOf(first.id, context);
  const line = (card: StrokeCard) => `${card.name}: ${listed(trainingNames(card, context))}.`;
  return { ...explained(compose([line(second), line(first)]), strokes), intent: 'rutina' };
}

/** At home, or alone: exercises of routines that need no court, or nobody else. */
export function elsewhere(strokes: readonly StrokeName[], context: ChatContext, where: 'home' | 'alone'): ChatReply {
  const cards = cardsOf(strokes);
  const known = new Map<string, PlannerExercise>(
    context.routines.flatMap(({ entries }) =>
      entries.flatMap(({ exercise }) => (exercise.code === null ? [] : [[exercise.code, exercise] as const])),
    ),
  );
  const isOpen = ({ places, equipment }: PlannerExercise): boolean =>
    where === 'home'
      ? places.length === 0 || places.includes('home')
      : !equipment.some((each) => each.includes('compañero'));
  const trains = context.exercises.filter(({ code, strokes: named }) => {
    const exercise = known.get(code ?? '');
    const isMeant = cards.some(
      (card) => card.codes.includes(code ?? '') || named.some((stroke) => card.trains.includes(stroke)),
    );
    return exercise !== undefined && isMeant && isOpen(exercise);
  });
  const drills = trains.toSorted((one, other) => Number(isOnCourt(other)) - Number(isOnCourt(one)));
  const names = drills.slice(0, 3).map(({ name }) => quoted(name));
  const what = listed(cards.map(({ name }) => lowerFirst(name)));
  const lead =
    where === 'home'
      ? `Sí, sin pista puedes preparar ${what}: el gesto en sombra, despacio y delante de un espejo, tres series de diez por sesión.`
      : `Sí, tú sola o solo puedes: pared, cesta de bolas o el gesto en sombra, despacio, tres series de diez.`;
  return explained(
    compose([
      lead,
      names.length > 0 && `Para ${what} te valen también ${listed(names)}.`,
      'El toque de bola, después, en pista.',
    ]),
    strokes,
  );
}

/** Where a message is not understood while something is in focus: what can be asked of it. */
export function aspectChoices({ state }: ChatContext): Choice[] {
  const focus = state?.focus ?? null;
  if (focus?.about !== 'strokes' || focus.turns > 0) return [];
  const [card] = cardsOf(focus.strokes);
  if (card === undefined) return [];
  const name = lowerFirst(card.name);
  return [`Cómo se hace ${name}`, `Cuándo se usa ${name}`, `Cómo entreno ${name}`].map((label) => ({
    intent: null,
    label,
  }));
}
