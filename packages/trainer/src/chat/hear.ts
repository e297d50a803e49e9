import type { ChatContext } from '#chat/types.ts';
import { spell } from '#language/chat-spelling.ts';
import { type DayRef, readDays, withDaysInQuestion } from '#language/days.ts';
import { phrases } from '#language/phrases.ts';
import { type HealthReading, readLimit } from '#reader/health.ts';
import { adultAge } from '#schedule/limits.ts';
import type { Frame } from '#understand/frame.ts';
import { healthIn } from '#understand/health.ts';
import { understand } from '#understand/understand.ts';

/** A message as every part of the trainer's mind gets it. */
export type Heard = {
  /** As it was written, trimmed. */
  raw: string;
  /** What the message says, as every door reads it. */
  frame: Frame;
  /** Normalised, spelled, without the greeting it begins with and the thanks it ends with. */
  text: string;
  /** The same with both. */
  whole: string;
  words: number;
  asks: boolean;
  days: DayRef[];
  health: HealthReading;
  /** What this conversation said to hurt and did not take back, in the words of the field for injuries. */
  discomfort: string;
  /** The player is under 18, by the profile or by what the message says. */
  minor: boolean;
};

const politeStart =
  /^[\s,.;:!¡¿-]*(?:(?:muy )?buenas?(?: (?:tardes|noches|dias))?|buenos dias|hola+|hey|ey|holi|oye|oiga|perdona|disculpa|por favor|crack|maquina|figura|entrenador|entrenadora|coach|mister|profe|amigo|tio|saludos|una (?:pregunta|cosa|duda)|a ver|vale|ok|bueno|perfecto|genial|guay|estupendo|pues|(?:muchas |mil )?gracias|que tal(?= *(?:$|[,.?!]))|(?:jaja\w*))\b[\s,.;:!-]*/;
const politeEnd =
  /[\s,.;:!-]*\b(?:por favor|crack|maquina|figura|(?:muchas )?gracias|un saludo|entrenador|coach)[\s.!]*$/;
const ownAge =
  /\b(?:tengo|soy de|con|cumplo) (\d{1,2}) (?:anos|anitos)\b|\btengo (1[0-7])\b(?= *(?:$|[,.]|y (?:peso|mido|juego|quiero|me|mi)))|\bsoy (?:una? )?menor\b/;

/** Reads a message once for all (pure). No more of it is read than the health reader reads. */
export function hear(message: string, { today, player, state, waved = false, frame }: ChatContext): Heard {
  const raw = message.slice(0, readLimit).trim();
  const whole = spell(raw.replace(wornOut, 'estoy muy cansado'));
  const text = withDaysInQuestion(withoutPoliteness(whole));
  return {
    raw,
    frame: frame ?? understand(raw.replace(wornOut, 'estoy muy cansado'), { channel: 'chat' }),
    text,
    whole,
    words: text.split(/[^a-z0-9]+/).filter((word) => word !== '').length,
    asks: /\?/.test(whole),
    days: readDays(text, today),
    health: healthIn(raw, { waved }),
    discomfort: over.test(whole) ? '' : (state?.discomfort ?? ''),
    minor: isMinor(whole, player?.age ?? null),
  };
}

/** «me quiero morir de cansancio»: tired, and nothing else. */
const wornOut = /\b(?:me )?(?:quiero morir|quiero morirme|voy a morir|muero) de (?:cansancio|agotamiento)\b/giu;

function withoutPoliteness(whole: string): string {
  let text = whole;
  for (let round = 0; round < 6 && politeStart.test(text); round += 1) text = text.replace(politeStart, '');
  return text
    .replace(/^[\s¿¡,.;:-]+/, '')
    .replace(politeEnd, '')
    .trim();
}

/** «tengo 15 años»; «con 5 años jugando» is no age, and experience rarely reaches ten. */
function isMinor(text: string, age: number | null): boolean {
  if (age !== null && age < adultAge) return true;
  const match = ownAge.exec(text);
  if (match === null) return false;
  const said = match[1] ?? match[2];
  if (said === undefined) return true;
  const years = Number(said);
  return years >= 8 && years < adultAge && !/anos (?:jug|entren|de experiencia|practic|en el padel)/.test(text);
}

const over = phrases('ya_no_me?_duel*/molest* ya_estoy_bien*/mejor*/recuperad* ya_se_me_ha?_pas* sin_dolor/molestias');

/** The context with what the conversation said to hurt among the injuries, so that every proposal respects it. */
export function mindful(context: ChatContext, { discomfort }: Heard): ChatContext {
  const { player } = context;
  if (player === null || discomfort === '' || player.injuries.includes(discomfort)) return context;
  const injuries = player.injuries === '' ? discomfort : `${player.injuries}. ${discomfort}`;
  return { ...context, player: { ...player, injuries } };
}
