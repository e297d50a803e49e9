import { clockSpan } from '#reader/clock.ts';
import { normalise } from '#reader/normalise.ts';
import { partWord, type Quantity, quantitiesIn } from '#reader/quantities.ts';
import type { WishedMinutes } from '#reader/types.ts';

/** The shortest and longest routine (domain.md section 6, «Duration»). */
const shortest = 15;
const longest = 180;
/** Shorter work is a set or a rest («plancha de 2 minutos»), longer a day («trabajo 14 horas»). */
const plausible = { from: 5, to: 720 };

/** Times of something else: matches, rests, journeys, how long ago. */
const otherBefore =
  /\b(?:(?:partid\w+|maraton|torneo|campeonato|liga)(?: \w+){0,2}? (?:de|dura|duran)|hace|(?:hice|hicimos|he hecho|hemos hecho|entrene|entrenamos)(?: \w+){0,5}?|descans\w*(?: \w+)? (?:de|cada)|descansando|pausas? de|series? de|cada|dentro de|llevo|dormir|duermo|trabajo|trabajando|curro|sentad[oa]s?|jornadas? de|(?:vivo|esta|estoy|queda|pilla|tengo(?: \w+){1,3}?) a|a los|al cabo de|tras|pasad[oa]s|primer[oa]s|ultim[oa]s|intervalos? de|bloques? de|rondas? de|planchas? de|aguanto|aguantar|aguantaba|(?:voy|ir|viaje|vuelo|trayecto)(?: \w+){0,6}?|tardo|tarde|esperar|espero|calentando|jugando|jugue|jugamos|juego|durmiendo|clases? de|dure? el partido|set(?:s)? de|sesiones de (?:fisio|cine)|canso a)(?: (?:ya|casi|unos|unas|solo|mas de|menos de|los|las|como|el|mas o menos))* ?$/;
const otherAfter =
  /^ ?(?:de (?:descanso|pausa|partido|sueno|camino|viaje|coche|trabajo|oficina|curro|siesta|recuperacion entre|trayecto|vuelo)|entre (?:series|ejercicios|puntos|sets|bloques)|por (?:serie|lado|ejercicio|set|semana)|cada (?:serie|lado|ejercicio)|sentad|tarde\b|a la semana|semanales|semanal|al mes|de pie\b|seguid[oa]s sin jugar|sin parar de|trabajando|conduciendo|delante del|despues de comer|desde casa)/;
const timeLeft = /\b(?:en|dentro de) (?:unos |solo )?$/;
const startsSoon = /^ ?(?:tengo|juego|jugamos|empieza|empezamos|empiezo|salgo|salto)\b/;

const mostBefore =
  /\b(?:no (?:\w+ ){0,4}(?:mas|mayor) (?:de|que)|menos de|maximo(?: de| unos)?|max|como mucho|a lo sumo|como maximo|hasta|tope(?: de)?|(?:no|sin) (?:me )?(?:dure|duren|pase|pasen|pasar|pasarme|llegue|supere|superar|exceda)(?: (?:mas|mucho|a|de|los|las))*|por debajo de)(?: (?:un|una|unos|los|las|de))* ?[:.]? ?$/;
const mostAfter = /^ ?(?:,? ?(?:como (?:mucho|maximo)|maximo|maximos|max\b|a lo sumo|tope|o menos))/;
/** «normalmente hago una hora»: what is usual is not what is wished. */
const usual =
  /\b(?:normalmente|suelo|solemos|siempre|habitualmente|de normal|otros dias|antes|generalmente|la ultima vez)\b[^.;]{0,40}$/;
const corrects =
  /\b(?:no,|no mejor|perdon|digo|mejor|bueno|rectifico|me equivoque|en realidad|espera|corrijo|dejalo en|que sean|al final|pero hoy|hoy solo|esta vez|quiero decir)/;
/** What a stretch of a session is spent on: «15 minutos de movilidad y 30 de fuerza». */
const part = new RegExp(`^ ?(?:minutos |min )?(?:de )?(?:\\w+ )?${partWord}`);
/** «fuerza 60 min, incluye 10 de calentamiento»: inside the whole, not beside it. */
const within = /\b(?:inclu\w+|con|contando|de l[oa]s cuales|dejando|dejar|donde)(?: (?:unos|los|que|sean))* $/;
const warmingUp = /^ ?(?:minutos |min )?de calentamiento/;

/** «jugamos los martes a las nueve, noventa minutos»: how long a game lasts, where another time is wished. */
const game = /\b(?:jug(?:amos|o|ue|aba|abamos|ado|ar)|juegan?|partid[oa]s?|pachanga)\b/;
const wishing =
  /\b(?:quier\w+|quisiera|querria|podria|puedo|hazme|dame|ponme|prepara\w*|necesito|busco|entren\w+|rutina|sesion|ejercicios?|tengo|dispongo|hacer|me gustaria|algo)\b/;

function isOfGame(text: string, { start }: Quantity): boolean {
  const before =
    text
      .slice(Math.max(0, start - 90), start)
      .split(/[.;!?](?!\d)/)
      .at(-1) ?? '';
  const at = [...before.matchAll(new RegExp(game, 'g'))].at(-1)?.index;
  return at !== undefined && !wishing.test(before.slice(at));
}

type Candidate = Quantity & { kind: 'about' | 'most' };

/** «en 30 minutos empieza el partido»: no more than what is left till then, if that is a warm-up's worth. */
const warmUpAtMost = 60;
function isTimeLeft(text: string, { start, end }: Pick<Quantity, 'start' | 'end'>): boolean {
  const before = text.slice(Math.max(0, start - 45), start);
  if (!timeLeft.test(before)) return false;
  return (
    startsSoon.test(text.slice(end, end + 30)) ||
    /\b(?:me voy|salgo|juego|empiezo|jugamos|tengo (?:el )?partido) (?:en|dentro de) (?:unos )?$/.test(before)
  );
}

function isOther(text: string, { start, end, minutes }: Quantity): boolean {
  const before = text.slice(Math.max(0, start - 45), start);
  const after = text.slice(end, end + 30);
  // «juego desde los 30 años, ahora tengo 55»
  if (/^tengo \d+$/.test(text.slice(start, end)) && /\banos\b[^.;]*\b(?:ahora|hoy|ya) $/.test(before)) return true;
  if (isTimeLeft(text, { start, end })) return minutes > warmUpAtMost;
  if (minutes < shortest && /^ ?cada un[oa]\b/.test(after)) return true;
  return otherBefore.test(before.split(/[.;!?](?!\d)|,(?!\d)/).at(-1) ?? '') || otherAfter.test(after);
}

function kindOf(text: string, { start, end }: Quantity): 'about' | 'most' {
  if (isTimeLeft(text, { start, end })) return 'most';
  const before = text.slice(Math.max(0, start - 40), start);
  return mostBefore.test(before) || mostAfter.test(text.slice(end, end + 20)) ? 'most' : 'about';
}

/** Two quantities that are the ends of a span become its middle: «entre 30 y 40 min», «45-60 min», «una o 2 horas». */
function spansJoined(text: string, quantities: readonly Quantity[]): Quantity[] {
  const found: Quantity[] = [];
  for (const quantity of quantities) {
    const previous = found.at(-1);
    if (previous !== undefined) {
      const between = text.slice(previous.end, quantity.start);
      const opening = /\b(?:entre|de)(?: los| las| unos)? $/.test(text.slice(0, previous.start));
      if (
        /^ ?(?:-|–|—|o|u|\/|o incluso) ?$/.test(between) ||
        (opening && /^ (?:y|a|hasta) (?:los |las )?$/.test(between))
      ) {
        found[found.length - 1] = {
          ...previous,
          minutes: Math.round((previous.minutes + quantity.minutes) / 2),
          end: quantity.end,
        };
        continue;
      }
    }
    found.push(quantity);
  }
  return found;
}

function candidatesIn(text: string): Candidate[] {
  const known = spansJoined(text, quantitiesIn(text)).filter(
    ({ minutes }) => minutes >= plausible.from && minutes <= plausible.to,
  );
  const own = known.filter((quantity) => !isOther(text, quantity));
  // «trabajo de pie 8 horas … algo de 20 minutos»: nobody trains that long who also names a shorter time.
  const bearable = own.filter(({ minutes }) => minutes <= longest);
  const candidates = bearable.length > 0 ? bearable : own;
  const wished = candidates.filter((quantity) => !isOfGame(text, quantity));
  return (wished.length > 0 ? wished : candidates).map((quantity) => {
    const kind = kindOf(text, quantity);
    return { ...quantity, kind, minutes: kind === 'most' ? (quantity.upTo ?? quantity.minutes) : quantity.minutes };
  });
}

/** What is left when later words correct earlier ones: «40, no, mejor 30 min», «suelo hacer una hora, hoy 25 min». */
function corrected(text: string, candidates: readonly Candidate[]): Candidate[] {
  const standing = candidates.filter((one, at) => {
    const next = candidates[at + 1];
    if (next === undefined) return true;
    const between = text.slice(one.end, next.end);
    if (usual.test(text.slice(Math.max(0, one.start - 60), one.start))) return false;
    return between.length > 80 || !corrects.test(between);
  });
  return standing.length > 0 ? standing : [...candidates];
}

/** «cardio 20 min + core 10 min»: all of them, when nothing but these is said. */
function joinedByPlus(text: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const all = candidates
    .slice(1)
    .every((one, at) => /^[^.;]{0,25}(?:\+|\bmas\b)[^.;]{0,25}$/.test(text.slice(candidates[at]?.end, one.start)));
  return all ? candidates : [];
}

/** The sum of the parts, when the text only gives parts («10 min de calentamiento y luego 35 de fuerza»). */
function chosenFrom(text: string, candidates: readonly Candidate[]): WishedMinutes | null {
  const after = (one: Candidate): string => text.slice(one.end, one.end + 40);
  const before = (one: Candidate): string => text.slice(Math.max(0, one.start - 20), one.start);
  const total = candidates.find(
    (one) => /\btotal(?:es)?:? (?:de )?(?:unos )?$/.test(before(one)) || /^ ?(?:en )?total/.test(after(one)),
  );
  if (total !== undefined) return total;
  const sure = candidates.filter((one) => !one.weak);
  const wholes = sure.filter((one) => !part.test(after(one)));
  const parts = sure.filter((one) => part.test(after(one)));
  const beside = parts.filter((one) => !within.test(before(one)));
  const added = wholes.length === 0 ? beside : joinedByPlus(text, sure);
  if (added.length > 1) return { minutes: added.reduce((sum, one) => sum + one.minutes, 0), kind: 'about' };
  const first = wholes[0] ?? parts.find((one) => !warmingUp.test(after(one))) ?? parts[0];
  return first ?? candidates[0] ?? null;
}

/** Minutes read from a text, clamped to 15–180; `clampedFrom` is what was asked when that was outside. */
export type MinutesReading = { duration: WishedMinutes; clampedFrom: number | null };

/**
 * How long the session may take, as free text says it («hora y media», «30-40'», «de 19:00 a 20:15», «no más de media
 * hora»). Times of other things (a match, a rest, a journey, years ago) are none. Null when the text does not say.
 */
export function readMinutes(text: string): MinutesReading | null {
  const plain = normalise(text);
  const clock = clockSpan(plain);
  // «de 20 a 21 h» is no 21 hours.
  const spoken = clock === null ? plain : `${plain.slice(0, clock.start)}·${plain.slice(clock.end)}`;
  const chosen = chosenFrom(spoken, corrected(spoken, candidatesIn(spoken))) ?? clock;
  if (chosen === null) return null;
  const minutes = Math.min(longest, Math.max(shortest, chosen.minutes));
  return { duration: { minutes, kind: chosen.kind }, clampedFrom: minutes === chosen.minutes ? null : chosen.minutes };
}
