import type { DangerTopic } from '@bandeja/domain/profile/vocabulary';
import { normalise } from '#language/normalise.ts';
import { respell } from '#language/spelling.ts';
import type { Frame } from '#understand/frame.ts';

/** The rest of a sentence between two words that only matter together. */
const near = '[^.;!?]{0,80}?';
const both = (one: string, other: string) => new RegExp(`${one}${near}${other}|${other}${near}${one}`);

export const someone =
  '\\b(?:mi|un|una|el|la|nuestr[oa]|su|otr[oa]|al|del)(?: mejor| gran| buen)? (?:contrincante|oponente|ex|companer[oa]|compi|amig[oa]|pareja|rival|contrari[oa]|jugadora?|herman[oa]|padre|madre|papa|mama|hij[oa]|nin[oa]|senora?|chic[oa]|chaval|tio|tia|abuel[oa]|mujer|marido|novi[oa]|colega|prim[oa]|suegr[oa]|vecin[oa]|alumn[oa]|soci[oa]|hombre|caballero|tipo|entrenadora?|persona|cunad[oa]|sobrin[oa]|niet[oa]|yerno|nuera)\\b|\\b(?:el|la|un[oa]) de (?:la pista|al lado|mi (?:club|grupo|clase))\\b|\\balguien\\b';
const collapse =
  '(?:desmay|desplom|desvanec|se (?:ha |nos ha )?ca(?:ido|yo)|convuls|ataque|infarto|inconscient|no (?:me |nos )?(?:responde|respira|reacciona)|conocimiento|no (?:se )?despierta|le (?:duele el pecho|falta el aire|cuesta respirar)|se (?:esta )?ahoga|maread|paraliz|mal color|sangra|(?:dado|dio|pego) un golpe)';
const suddenly =
  '\\b(?:se|le) (?:ha|han|acaba de|esta) (?:desmay|desplom|desvanec|convuls|ca(?:er|ido) redond|d(?:ado|ar) un (?:ataque|infarto|ictus|sincope))\\w*';
const ofMyself = /\bme (?:he|han?|di|dio|dieron|pego|golpe|desmay|mare|duele|falta|cuesta|siento|noto|encuentro)/;

const limbs =
  '(?:tobillos?|pies?|munecas?|manos?|dedos?|codos?|hombros?|brazos?|piernas?|cadera|clavicula|costillas?|aquiles|talon|muslo|isquio\\w*|ingle|tendon)';
/** A limb that bears nothing, is out of shape or gave a sound. */
const failing =
  '(?:apoy\\w+|pis(?:o|ar\\w*)\\b|cargar|and(?:o|ar)\\b|camin\\w+|cojea\\w*|coje(?:o|ando)|mover\\w*|levant\\w+|agarr\\w+|sujet\\w+|deform\\w+|sitio|crac\\w*|crak|chasqui\\w+|latigazo|pedrada|rot[oa]|romp\\w+|partid[oa]|fractur\\w+|hinchad\\w+|hinch[oa]|morad[oa]|torcid[oa]|torci|esguince|bulto|gir[oó]|dobl[oóe]\\w*)';

/** The first line that fits: signs that cannot wait stand before illnesses and old pains. */
const lines: readonly [DangerTopic, RegExp][] = [
  [
    'nerves',
    /entrepierna|genital|silla de montar|perine|esfinter|\b(?:orina|orinar|pis|pipi|mear|meo|heces|caca)\b|(?:piernas?)[^.;!?]{0,40}?(?:dormid|duerm|acorch|hormigue|floj|no me (?:responden?|sostienen?)|sin fuerza|fallan|debil)|(?:dormid|duerm|acorch|hormigue|floj|sin fuerza|fallan|debil)\w*[^.;!?]{0,40}?(?:las 2 |ambas |las )piernas/,
  ],
  ['calf', both('(?:pantorrillas?|gemelos?|soleo)', '(?:hinchad|hinch|calient|roj[oa]|calor|morad|trombo)')],
  [
    'heat',
    /golpe de calor|insolacion|(?:calor(?:azo)?|solazo|bochorno|canicula|al sol|pleno sol|\b(?:3[5-9]|4\d) grados)[^.;!?]{0,80}?(?:mare|vomit|nause|cabeza|sudo|sudar|piel|escalofr|confus|aturdid|delir|fatal|mal|chungo|calambre)|(?:mare|vomit|nause|cabeza|sudo|sudar|escalofr|confus|aturdid)\w*[^.;!?]{0,80}?(?:calor|solazo|bochorno|al sol|pleno sol)/,
  ],
  [
    'head',
    /conmocion|(?:golpe|golpazo|pelotazo|bolazo|palazo|codazo|cabezazo|porrazo|caida|cai\b|\bdi\b|dado|dio|dieron|pego|pegue|choque|pelota|bola|pala)[^.;!?]{0,40}?(?:cabeza|nuca|sien|frente|ceja|craneo|\bojos?\b|mandibula|\bcara\b)|\bojos?\b[^.;!?]{0,40}?(?:golpe|pelotazo|bolazo|borros|doble|no veo|manchas|moscas|sangre)|(?:cabeza)[^.;!?]{0,40}?(?:golpe|pelotazo|bolazo|palazo)/,
  ],
  [
    'heart',
    /\bpecho\b|esternon|torax|palpit|taquicard|arritmi|pulso|pulsaciones|\bdesmay|desvanec|desplom|sincope|lipotim|\bmare[oaé]|vahido|vertigo|\byuyu|\bchungo|patatus|soponcio|jamacuco|se me (?:va|fue|iba) la (?:cabeza|vista)|todo negro|nubla|(?:falta|sin|coger|entra|llega|tomar|meter)[^.;!?]{0,20}?\b(?:aire|aliento|resuello)|\bahog|asfixi|respir|brazo izquierdo|mandibula|sudor(?:es)? fri|sudo frio|redond[oa]\b/,
  ],
  [
    'condition',
    /diabet|azucar|insulina|glucemia|hipertens|hipotens|\btension\b|cardiopat|cardiac|corazon|marcapasos|stent|bypass|soplo|valvula|infarto|\bictus|anticoagul|sintrom|heparina|embaraz|prenad|parto\b|posparto|cesarea|\boperad|operaci|operar|operaron|cirugi|quirofano|protesis|medicacion|medicament|pastillas?\b|tratamiento|quimio|radioterapia|cancer|tumor|epilep|asma|asmatic|epoc\b|enfisema|\brinon|renal|tiroides|anemi|lupus|esclerosis|parkinson|osteoporosis|hemofil|trasplant/,
  ],
  [
    'knee',
    both(
      '(?:rodillas?|rotulas?|menisco|cruzado)',
      '(?:se (?:me )?(?:va|fue|iba|ha ido|sale|salio|dobla|engancha|bloque|queda|traba|sale)|falla|fallo|fallado|cede|cedio|bloque|traba|atasca|engancha|baila|inestab|no (?:me )?(?:aguanta|sostiene|sujeta)|apoy|pisar|estir|chasqui|crac|crack|crak|crujid|hinchad|torci|gir[oae])',
    ),
  ],
  ['limb', both(limbs, failing)],
  ['limb', /\bno (?:lo |la |me )?(?:puedo|consigo|logro|aguanto) (?:ni )?(?:apoyar|pisar|cargar|mover)/],
  [
    'illness',
    /fiebre|febril|decimas|\bgripe|griposo|covid|\bvirus|resfri|constipad|catarro|\btos\b|anginas|bronquit|neumon|vomit|nause|diarrea|gastro|descompuest|malestar|escalofr|destemplad/,
  ],
  [
    'lasting',
    /\b(?:noches?|dormir|duermo|despierta\w*|desvel\w*|en reposo|semanas|meses|anos|siempre|cronic\w+|no (?:me )?mejora\w*|no se (?:me )?(?:quita|pasa|va)|sigue|desde hace|cada vez (?:mas|peor)|a peor|empeora\w*|insoportable|fuerte)\b/,
  ],
];

const fallen = new RegExp(`(?:${someone})${near}${collapse}|${suddenly}[^.;!?]{0,30}?(?:${someone})`);

/** `plain`: spelled as the health lines read it. */
export function hasFallen(plain: string): boolean {
  return !ofMyself.test(plain) && fallen.test(plain);
}

export function topicOf(text: string, { danger, body }: Pick<Frame, 'danger' | 'body'>): DangerTopic {
  const plain = respell(normalise(text));
  if (hasFallen(plain)) return 'bystander';
  const [topic] = lines.find(([, words]) => words.test(plain)) ?? [];
  if (topic !== undefined) return topic;
  if (danger?.kind === 'rest') return 'illness';
  if (body.some(({ value }) => value === 'rodilla') && danger?.kind === 'urg') return 'knee';
  if (body.length > 0) return danger?.kind === 'urg' ? 'limb' : 'lasting';
  return 'general';
}
