import { helpTexts } from '@bandeja/domain/profile/danger.messages';
import { bystanderText, theirCrisisText } from '@bandeja/domain/profile/danger-answer.messages';
import { forReader } from '@bandeja/domain/profile/safety.messages';
import { normalise } from '#language/normalise.ts';
import { respell } from '#language/spelling.ts';
import { hasFallen, someone } from '#safety/danger-topic.ts';
import type { Frame } from '#understand/frame.ts';

/** Somebody else needs help now, does not want to live, or had something that is asked about: it says nothing of who writes. */
export type TheirDanger = 'collapse' | 'crisis' | 'unclear';

const near = '[^.;!?]{0,80}?';
const end = '(?= ?(?:$|[,.;:!?)]|y\\b|pero\\b|que\\b|mas\\b|esta\\b|desde\\b|a proposito|cuando\\b))';
const despair = [
  '(?:se )?(?:quiere|queria|quiso|va a|iba a|intento|ha intentado|(?:piensa|pensando) en|habla de|hablado de|ganas de|planea) (?:morir(?:se)?|matarse|suicidarse|quitarse (?:de en medio|la vida))',
  'se (?:va a|quiere) (?:morir|matar|suicidar|quitar la vida)',
  `no quiere (?:seguir )?(?:vivir|viviendo|viv[oa]|estar (?:aqui|viv[oa])|aqui|existir|despertar)${end}`,
  `se (?:autolesiona|corta|raja|quema|hace (?:cortes|dano|heridas))(?:${end}| (?:en )?(?:los|las) (?:brazos|piernas|munecas|muslos))`,
  '(?:ideas|pensamientos|tendencias) suicidas|es suicida',
  '(?:audio|mensaje|nota|carta)(?: \\w+)? desp(?:id|ed)\\w+',
  'mejor sin (?:el|ella)\\b',
  '(?:se ha tomado|se tomo|ha tragado) (?:\\w+ ){0,3}?pastillas',
];
const theirDespair = new RegExp(`(?:${someone})${near}\\b(?:${despair.join('|')})`);
/** What somebody else told the writer. */
const telling =
  /\bme (?:ha|han|habia) (?:dicho|contado|escrito|confesado|mandado|llamado|reconocido|asustado)\b|\bme (?:dice|dijo|cuenta|conto|escribe|escribio|confeso|preocupa\w*|asusta|llamo|manda|da (?:mucho )?miedo)\b/g;
const ofMyself =
  /\b(?:me|yo|conmigo|mi vida|sin mi|no puedo mas|no aguanto mas|quiero (?:morir|matar|acabar|desaparecer|hacer lo mismo))\b/;
const feelsMyself = /\b(?:me|mi (?:pecho|brazo|cabeza|corazon|pierna)|noto|siento|tengo|veo|estoy|llevo|soy|puedo)\b/;
/** The trainer is asked to train the other person. */
const trained =
  /\b(?:rutina|entren\w+|ejercicios?|sesion|plan|minutos|min)\b|\b(?:quiere|puede|podria) (?:jugar|volver|hacer)\b/;

const past =
  /\bhace (?:\w+ ){0,2}?(?:ano|anos|mes|meses|semanas?|dias?|tiempo)\b|\b(?:el|la) (?:ano|mes|verano|invierno|semana|temporada|lunes|martes|miercoles|jueves|viernes|sabado|domingo) pasad[oa]\b|\b(?:ayer|anoche|anteayer|antier)\b|\b(?:tuvo|tenia|tendria|sufrio|murio|fallecio)\b|\ben (?:19|20)\d\d\b|\bya (?:esta|estan) (?:bien|mejor|en casa)\b/;

const theirs = new RegExp(`(?:${someone})(?: \\w+){0,6}? (?:se|le|ha|esta|tiene|habla|vomita|sangra|ve)\\b`);
/** What the examples seldom know. */
const attack = new RegExp(
  `(?:${someone}|\\ble)${near}\\ble (?:ha dado|dio|esta dando|acaba de dar) (?:algo(?! de )|un (?:jamacuco|patatus|telele|yuyu|parraque|ataque|infarto|ictus|sincope))\\b|\\ble (?:ha dado|esta dando) algo (?:a|al) |(?:${someone})${near}(?:convulsion\\w+|no se despierta|se ha (?:quedado sin (?:aire|respiracion|conocimiento)|desplomado))|\\bno respira\\b(?! (?:bien|por la nariz))`,
);

export function theirDangerIn(text: string, { danger, health }: Pick<Frame, 'danger' | 'health'>): TheirDanger | null {
  const plain = respell(normalise(text));
  const told = plain.replace(telling, ' ');
  if (danger?.kind === 'crisis' || health.redFlag === 'crisis') {
    return theirDespair.test(plain) && !ofMyself.test(told) ? 'crisis' : null;
  }
  if (trained.test(plain)) return null;
  const isMine = feelsMyself.test(told);
  const isNow = attack.test(plain) && !isMine;
  const isUrgent = danger?.decision === 'act' && danger.kind === 'urg' && theirs.test(plain) && !isMine;
  if (!isNow && !isUrgent && !(danger?.decision === 'act' && hasFallen(plain))) return null;
  return past.test(plain) ? 'unclear' : 'collapse';
}

const texts: Record<TheirDanger, readonly string[] | null> = {
  collapse: [bystanderText],
  crisis: [theirCrisisText, helpTexts.elsewhere],
  unclear: null,
};

/** What helps the other person; null where the calm question asks. `age` in years, of who writes. */
export function textsFor(danger: TheirDanger, age: number | null): readonly string[] | null {
  const [first, ...others] = texts[danger] ?? [];
  return first === undefined ? null : [forReader(first, age), ...others];
}
