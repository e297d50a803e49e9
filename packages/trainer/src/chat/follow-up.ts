import { parseChange } from '#chat/change.ts';
import { readDays } from '#chat/days.ts';
import type { Heard } from '#chat/hear.ts';
import { readKinds } from '#chat/kinds.ts';
import { isAlready } from '#chat/proposal.ts';
import { namesSubject, routineReply, timeWords } from '#chat/routine.ts';
import { forPlayer } from '#chat/safety.ts';
import { spell } from '#chat/spelling.ts';
import { readStrokes } from '#chat/strokes.ts';
import { questions } from '#chat/texts.ts';
import type { ChatContext, ChatIntent, ChatReply } from '#chat/types.ts';
import { readHealth } from '#reader/health.ts';
import { safetyTexts } from '#reader/messages.ts';

/** Answers a message as it stood in an earlier place of the conversation. */
type Replay = (message: string, context: ChatContext) => ChatReply;

const yes =
  /^(?:si+|claro|vale|ok|dale|venga|confirm\w+|adelante|hazlo|hacelo|cambialo|perfecto|de acuerdo|va|de una|genial|por supuesto|correcto|exacto|eso es|me (?:vale|parece)|lo confirmo|bueno|por favor)\b/;
const no =
  /^(?:no|nop|nah|ni (?:hablar|de)|mejor no|ahora no|paso\b|cancela\w*|dejalo|dejala|deja\b|olvidalo|negativo|nada)\b/;
const thumbs = { up: /^\s*[👍✅👌🙏💪]/u, down: /^\s*[👎❌🚫]/u };
const another =
  /^(?:y )?(?:otr[oa]s?|dame otr[oa]|alguna otra|algo mas|mas opciones)\b|\bmas (?:suave|facil|ligera?|cort[oa]|larg[oa]|dur[oa]|intens[oa]|dificil)\b|\bmenos (?:intens[oa]|dur[oa]|tiempo)\b/;
const also = /\b(?:tambien|lo mismo|igual)\b/;
const repeat =
  /^(?:a que|el que|que cosa|no (?:lo |te )?entiendo|no me (?:queda|ha quedado) claro|repite\w*|otra vez|como(?: dices)?|explicalo mejor|explicamelo mejor|que quieres decir)[\s?.!]*$/;
/** What only a professional answers: how long, how bad, what it is (domain.md section 8). */
const medical =
  /\bcuanto (?:tiempo )?(?:tard\w+|dura\w*|tengo que (?:parar|esperar)|estare|falta)|\bcuando (?:puedo|podre|vuelvo|volvere)\b|\bque (?:tengo|sera|puede ser|es eso)\b|\bes (?:grave|malo|una? \w+itis)\b|\bestara? rot[oa]\b/;
/** «¿y si juego igual?» after something hurts. */
const defying =
  /\b(?:y si|puedo|podria|deberia|voy a|quiero)\b(?: \w+){0,2}? (?:jueg\w+|jug\w+|entren\w+|compet\w+|forz\w+)\b|\b(?:juego|entreno|compito) (?:igual|de todas formas|de todos modos|asi)\b/;
/** What stands before the point: «venga va, pero mejor cardio». */
const starters = /^(?:[^a-z]|\b(?:si|vale|venga|va|ok|bueno|pero|pues|uy|ah|perdon|espera|ay|jo|gracias|mm+|hmm+)\b)+/;
/** «mejor pásalo al domingo», «al domingo». */
const carried =
  /\b(?:pasa|mueve|pon|cambia|deja|lleva|traslada)(?:me)?l[oa]\b(?: mejor)? (?:al|para el|a|el)\b|^(?:\W|\b(?:no|mejor|espera|bueno|que|si)\b)*(?:al|a|para el)\b/;
/** «¿y si en vez de eso hago bici?» */
const inPlace =
  /\ben (?:vez|lugar) de (?:eso|esa|ese|esto|lo que)\b|\by si (?:mejor )?(?:hago|hacemos|pongo|ponemos|lo cambio|lo cambiamos)\b|\ben su lugar\b/;
const softer = /\bmas (?:suave|facil|ligera?|tranquil[oa]|cort[oa])\b|\bmenos (?:intens[oa]|dur[oa])\b/;
const reason =
  /^(?:y )?(?:eso )?(?:por ?que(?: (?:tant\w+|eso|ese|esa|esta?|no|asi|justo|me lo (?:pones|has puesto)|toca(?: eso)?)){0,3}|a que se debe|y eso|para que)[\s?.]*$/;
const detail = /^(?:y )?(?:cuanto dura|que (?:ejercicios|lleva|incluye|tengo que hacer)|en que consiste|de que va)\b/;
const training = /\b(?:entren\w+|practic\w+|ejercicios?|mejor\w+)\b/;
const more = /\b(?:errores?|mas|ejemplo|consejos?|detall\w+|cuando|donde|con que)\b/;
/** What is asked of the player and answered in the next message, which is read together with the one before. */
const openQuestions = [questions.day, questions.type, questions.target, questions.area, questions.adapt];
const longestYes = 6;
const shortMessage = 8;

/** A message and the one before it, which it may go on from. */
type Talk = {
  heard: Heard;
  context: ChatContext;
  /** The player's message before, as it was written and spelled. */
  asked: string;
  plain: string;
  /** The trainer's last answer. */
  said: string;
  /** Answers in the place of the message before. */
  again: (message: string) => ChatReply;
};

/** Where a message only makes sense after the one before: «sí», «¿y mañana?», «otra más suave»; null where it stands alone. */
export function followUp(heard: Heard, context: ChatContext, replay: Replay): ChatReply | null {
  const at = context.earlier.findLastIndex(({ role, content }) => role === 'user' && !repeat.test(spell(content)));
  const asked = context.earlier[at]?.content;
  if (asked === undefined) return null;
  const said = context.earlier.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const before = { ...context, earlier: context.earlier.slice(0, at) };
  const again = (message: string) => replay(message, before);
  const talk: Talk = { heard, context, asked, plain: spell(asked), said, again };
  const agreed = answerToProposal(talk);
  if (agreed || heard.words === 0 || heard.words > shortMessage) return agreed;
  if (openQuestions.some((question) => said.endsWith(question))) {
    const joined = again(`${asked} ${heard.raw}`);
    if (joined.action !== null || !said.endsWith(questionOf(joined))) return joined;
    const settled = said.endsWith(questions.day) && heard.days.length === 1 ? again(onDay(talk)) : null;
    if (settled !== null && settled.action !== null) return settled;
  }
  if (said.endsWith(questions.exercise) && heard.days.length === 0) {
    const explained = replay(`explicame ${heard.text}`, { ...context, earlier: [] });
    if (explained.intent === 'explicar') return explained;
  }
  if (repeat.test(heard.text)) return again(asked);
  if (another.test(heard.text)) return otherOne(talk);
  if ((medical.test(heard.text) || defying.test(heard.text)) && isOfHealth(again(asked).intent)) return referral(heard);
  return closer(talk) ?? onThatDay(talk) ?? goingOn(talk);
}

const ofThat =
  /\b(?:cambi|quit|pas|muev|mov|pon|dej|hag|hac|haz|suaviz|adelant|retras|anul|cancel|libr)\w*(?:l[oa]s?|mel[oa]s?)\b|\b(?:l[oa]|eso|esa|ese) (?:\w+ )?(?:cambi|quit|pas|muev|pon|dej|hag|hac|adelant|retras)\w*/;

/** «cámbialo por algo flojo», «¿y si lo paso a hoy?»: a change of the day that was just spoken of. */
function onThatDay({ heard, context, again, asked }: Talk): ChatReply | null {
  const [last, former] = daysSaid(context);
  if (
    /\bintercambi|\bpermut|\bcambi\w+ (?:el )?un[oa]? por/.test(heard.text) &&
    heard.days.length === 0 &&
    last &&
    former
  )
    return again(`intercambia ${former.word} y ${last.word}`);
  const spoken = ofThat.test(heard.text) && last ? last : null;
  const { intent } = again(asked);
  if (spoken === null || (intent !== 'plan' && intent !== 'cambiar_plan')) return null;
  const { word, date } = spoken;
  const [day] = heard.days;
  const to = day === undefined ? null : heard.text.slice(day.start, day.end);
  if (day?.date === date) return null;
  const kinds = readKinds(heard.text);
  const reply = again(to !== null && kinds.length === 0 ? `pasa lo de ${word} a ${to}` : `${heard.text} ${word}`);
  return reply.intent === 'cambiar_plan' ? reply : null;
}

/** The wish before without its days, which left open what was meant, on the day that is named now. */
function onDay({ heard, plain, context }: Talk): string {
  const words = readDays(plain, context.today).map(({ start, end }) => plain.slice(start, end));
  const without = words.reduce((text, word) => text.replaceAll(word, ''), plain);
  return `${without} ${heard.text}`;
}

const isOfHealth = (intent: ChatIntent): boolean => intent === 'lesion' || intent === 'medico' || intent === 'urgencia';

function referral(heard: Heard): ChatReply {
  return { intent: 'medico', text: forPlayer(safetyTexts.prof, heard), action: null, upsell: false, final: true };
}

const questionOf = ({ text }: ChatReply): string => /[^.]*\?$/.exec(text)?.[0].trim() ?? '\u0000';

/** «sí» puts the proposal before the player again, so that it can be confirmed; «no» leaves everything as it is. */
function answerToProposal({ heard, context, asked, said, again }: Talk): ChatReply | null {
  const plain = heard.whole.replace(/^[^a-z]+/, '');
  const bare = heard.days.length === 0 && readKinds(plain).length === 0 && !heard.asks;
  const brief = bare && plain.split(' ').length <= longestYes;
  const agrees = (brief && yes.test(plain)) || thumbs.up.test(heard.raw);
  const declines = (brief && no.test(plain)) || thumbs.down.test(heard.raw);
  if ((!agrees && !declines) || !/\bconfirm/i.test(said)) return null;
  const reply = again(asked);
  if (reply.action === null) return null;
  const base = { ...reply, upsell: false };
  if (declines) return { ...base, action: null, final: false, text: 'De acuerdo, lo dejo como está.' };
  if (isAlready(reply.action, context)) {
    return { ...base, action: null, text: 'Ya está hecho: tu semana lo muestra así.' };
  }
  return { ...base, text: 'Perfecto. Pulsa «Confirmar» en esta propuesta y queda hecho.' };
}

/** The day the message before spoke of, in its words; today where it named none. */
function dayWord({ plain, context }: Talk): string {
  const [day] = readDays(plain, context.today);
  return day ? plain.slice(day.start, day.end) : 'hoy';
}

/** The days the player spoke of lately, the latest first, in the player's words; each once. */
function daysSaid({ earlier, today }: ChatContext): { word: string; date: string }[] {
  const said = earlier.filter(({ role }) => role === 'user').slice(-3);
  const days = said.reverse().flatMap(({ content }) => {
    const text = spell(content);
    return readDays(text, today)
      .reverse()
      .map(({ start, end, date }) => ({ word: text.slice(start, end), date }));
  });
  return days.filter((day, at) => days.findIndex(({ date }) => date === day.date) === at);
}

/** «otra más suave»: the wish before with what the player adds; of a planned day, something gentler. */
function otherOne(talk: Talk): ChatReply | null {
  const { heard, context, asked, plain, again } = talk;
  const { intent } = again(asked);
  if (intent === 'rutina' && !softer.test(heard.text) && namesSubject(heard.text)) {
    const wish = `${heard.text} ${timeWords(heard.text) === '' ? timeWords(plain) : ''}`.trim();
    return routineReply({ ...heard, text: wish }, context, `Rutina: ${wish}`);
  }
  if (intent === 'rutina') {
    const wish = { ...heard, text: `${plain} ${heard.text}` };
    return routineReply(wish, context, `${asked.replace(/[.\s]+$/, '')}. ${heard.raw}`);
  }
  if (intent !== 'plan' && intent !== 'cambiar_plan') return null;
  return softer.test(heard.text) ? again(`pon algo suave ${dayWord(talk)}`) : null;
}

/** «¿por qué?», «¿cuánto dura?», «¿y cómo la entreno?»: more about what was just spoken of. */
function closer(talk: Talk): ChatReply | null {
  const { heard, asked, plain, again } = talk;
  if (heard.days.length > 0) return null;
  if (reason.test(heard.text))
    return again(asked).intent === 'plan' ? again(`por que me toca eso ${dayWord(talk)}`) : null;
  if (detail.test(heard.text))
    return again(asked).intent === 'plan' ? again(`que ejercicios tiene el entreno de ${dayWord(talk)}`) : null;
  const [stroke] = readStrokes(plain);
  if (stroke === undefined || readStrokes(heard.text).length > 0 || again(asked).intent !== 'explicar') return null;
  if (training.test(heard.text)) return again(`que ejercicios van bien para ${stroke.id}`);
  return more.test(heard.text) ? again(asked) : null;
}

/** «¿y el viernes también?», «¿y de víbora?»: the former question with the new day or subject. */
function goingOn({ heard, context, asked, plain, again }: Talk): ChatReply | null {
  const joins = /^(?:y|o)\b/.test(heard.text) || also.test(heard.text);
  const instead = /^(?:no|mejor|prefiero)\b/.test(heard.whole.replace(starters, ''));
  // «quiero una rutina», «de 40 min»: the wish goes on
  if (/^(?:de|con|para|sin|que sea|en)\b/.test(heard.text) && !heard.asks && again(asked).intent === 'rutina')
    return again(`${asked} ${heard.raw}`);
  if (!joins && !instead) return null;
  if (heard.days.length > 0 && readKinds(heard.text).length > 0 && parseChange(heard)?.kind === 'set') return null;
  const { intent } = again(asked);
  const [day] = heard.days;
  const [first] = readDays(plain, context.today);
  if (intent === 'cambiar_plan' && day && first && day.date !== first.date && carried.test(heard.text))
    return again(`pasa lo de ${plain.slice(first.start, first.end)} a ${heard.text.slice(day.start, day.end)}`);
  if (intent === 'cambiar_plan' && day && first && (also.test(heard.text) || instead)) {
    return again(`${plain.slice(0, first.start)}${heard.text.slice(day.start, day.end)}${plain.slice(first.end)}`);
  }
  const [kind] = readKinds(heard.text);
  if (intent === 'cambiar_plan' && instead && kind && first)
    return again(`pon ${heard.text} ${plain.slice(first.start, first.end)}`);
  const [swapped] = readKinds(heard.text);
  if ((intent === 'plan' || intent === 'cambiar_plan') && swapped && !day && inPlace.test(heard.text))
    return again(
      `pon ${heard.text.slice(swapped.start)} ${dayWord({ heard, context, asked, plain, again, said: '' })}`,
    );
  if (!joins) return null;
  // «y la rodilla también»: what hurts besides
  if (intent === 'lesion' && readHealth(heard.raw, { field: 'injuries' }).injuries.length > 0) {
    return again(`${asked} ${heard.raw}`);
  }
  if (
    intent === 'progreso' &&
    /\btotal\b|\bsemana\b|\bmes\b|\bnota\b|\bminutos\b|\bpartidos\b|\bsesiones\b|\bejercicios\b|\bhoras\b|\btiempo\b|\bentrenos\b/.test(
      heard.text,
    )
  )
    return again(`cuantas sesiones llevo ${heard.text}`);
  const subject = kind !== undefined || readStrokes(heard.text).length > 0;
  if (intent !== 'rutina' || !subject || day) return null;
  return routineReply(heard, context, `Rutina: ${heard.raw}`);
}
