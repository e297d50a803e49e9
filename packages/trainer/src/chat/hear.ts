import { discomfortText } from '#chat/adapt.ts';
import { type DayRef, readDays, withDaysSettled } from '#chat/days.ts';
import { isOfOthers } from '#chat/others.ts';
import { spell } from '#chat/spelling.ts';
import type { ChatContext } from '#chat/types.ts';
import { type HealthReading, readHealth, readLimit } from '#reader/health.ts';
import { adultAge } from '#schedule/limits.ts';

/** A message as every part of the trainer's mind gets it. */
export type Heard = {
  /** As it was written, trimmed. */
  raw: string;
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
export function hear(message: string, { today, player, earlier }: ChatContext): Heard {
  const raw = message.slice(0, readLimit).trim();
  const whole = spell(raw.replace(wornOut, 'estoy muy cansado'));
  const text = withDaysSettled(withoutPoliteness(whole));
  return {
    raw,
    text,
    whole,
    words: text.split(/[^a-z0-9]+/).filter((word) => word !== '').length,
    asks: /\?/.test(whole),
    days: readDays(text, today),
    health: healthOf(raw),
    discomfort: standingDiscomfort(earlier, raw),
    minor: isMinor(whole, player?.age ?? null),
  };
}

/** Words of the street for what the health reader knows by another name. */
const slang: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:un |el )?(?:latigazo|chispazo|calambrazo|tirón|tiron)(?= (?:en|por) (?:el|la|mi)\b(?! (?:gemelo|pantorrilla|aquiles|s[oó]leo|tal[oó]n|muslo)))/giu,
    'un dolor fuerte',
  ],
  // «me he pinchado el gemelo», «se me ha subido el gemelo»
  [
    /\b(?:me (?:he|ha|pinche|tire) ?(?:pinchado|cargado|petado|tirado)?|me pinch[eé]|se me (?:ha )?(?:subido|subi[oó]|pinchado|pinch[oó]|cargado|carg[oó]))(?: (?:el|la|un|una|los|las))(?= (?:gemelos?|isquios?|isquiotibial\w*|cu[aá]driceps|aductor\w*|s[oó]leo|pantorrilla|lumbar\w*|espalda|hombro|codo)\b)/giu,
    'tengo un tirón en el',
  ],
  [
    /\bme (?:ha )?(?:pica|pican|picado|pic[oó])(?= )[^.;!?]*\b(?:mosquitos?|avispas?|abejas?|bichos?|pulgas?)\b/giu,
    'tengo una picadura',
  ],
  [/\b(cargad|tocad|dolorid|hinchad|fastidiad|resentid|jodid)(?:ill|it)([oa]s?)\b/giu, '$1$2'],
  [
    /\b(?:vomit(?:[eéo]|ando|ado|aba)|(?:tengo|con) diarrea|gastroenteritis|(?:mal|fatal|revuelto) (?:de la tripa|del est[oó]mago|de la barriga))(?![\p{L}])(?!.*\b(?:nervi|para (?:bajar|adelgazar|perder|mantener|no engordar|dar el peso)))/giu,
    'tengo gripe',
  ],
  [/\b(?:como|igual que) (?:un (?:globo|mel[oó]n|bal[oó]n)|una (?:pelota|bota|morcilla|sand[ií]a))\b/giu, 'hinchada'],
  // «me quiero morir de cansancio» says how tired one is
  [
    /\b(?:me )?(?:quiero morir|quiero morirme|voy a morir|muero|morirme) de (?:cansancio|risa|hambre|calor|sue[nñ]o|verg[uü]enza|sed|fr[ií]o|ganas|envidia|aburrimiento|nervios)\b/giu,
    'estoy muy cansado',
  ],
  // the weather has no temperature of its own body
  [
    /\b(?:a|hace|hay|con|hasta|marca\w*|hacen) (?:m[aá]s de |casi |unos )?(?:2\d|3\d|4\d) ?(?:grados|º|°)/giu,
    'hace mucho sol',
  ],
  [/\bunos ciclos\b|\bciclos? de (?:volumen qu[ií]mico)\b/giu, 'anabolizantes'],
  [/\b(?:testo|roids?|ciclarme|un ciclo de (?:esteroides|winstrol|testo))\b/giu, 'anabolizantes'],
  [
    /\bcoraz[oó]n (?:se )?(?:me )?(?:va|late|iba|latía)(?: \w+){0,3}? (?:raro|mil|saltos|loco|irregular)\b/giu,
    'palpitaciones',
  ],
  [/\b(?:me da|me dan|tengo|noto) (?:un )?(?:chungo|parraque|vahído|vahido)s?\b/giu, 'tengo mareos'],
];

/** «me quiero morir de cansancio»: tired, and nothing else. */
const wornOut = /\b(?:me )?(?:quiero morir|quiero morirme|voy a morir|muero) de (?:cansancio|agotamiento)\b/giu;

function rephrased(raw: string): string {
  return slang.reduce((text, [pattern, plain]) => text.replace(pattern, plain), raw);
}

/** No rephrasing takes an emergency away. */
function healthOf(raw: string): HealthReading {
  const said = readHealth(rephrased(raw));
  return readHealth(raw).redFlag === 'urg' && said.redFlag !== 'crisis' ? { ...said, redFlag: 'urg' } : said;
}

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

const over =
  /\bya (?:no (?:me )?(?:duel|molest)|estoy (?:bien|mejor|recuperad)|se me (?:ha )?pas)|\bsin dolor\b|\bsin molestias\b/;

/** How many turns back are remembered. */
const remembered = 8;

/**
 * The discomforts this conversation has spoken of and not taken back, in the words of the field for injuries: whatever
 * is proposed afterwards respects them.
 */
function standingDiscomfort(earlier: ChatContext['earlier'], message: string): string {
  const said = earlier.slice(-remembered).flatMap(({ role, content }) => (role === 'user' ? content : []));
  const since = [...said, message].findLastIndex((text) => over.test(spell(text)));
  const readings = said
    .slice(since + 1)
    .filter((text) => !isOfOthers(spell(text)))
    .map((text) => readHealth(rephrased(text)));
  const felt = readings.filter(({ pain }) => pain).map((reading) => discomfortText(reading));
  return [...new Set(felt)].filter((text) => text !== '').join('. ');
}

/** The context with what the conversation said to hurt among the injuries, so that every proposal respects it. */
export function mindful(context: ChatContext, { discomfort }: Heard): ChatContext {
  const { player } = context;
  if (player === null || discomfort === '' || player.injuries.includes(discomfort)) return context;
  const injuries = player.injuries === '' ? discomfort : `${player.injuries}. ${discomfort}`;
  return { ...context, player: { ...player, injuries } };
}
