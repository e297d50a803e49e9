// Hearts that stop in a tie-break: such words are taken out before anything reads the health of a text. All its other words
// stay, so that a pain beside a joke still counts.

const fright =
  '(?:infartos?|infart|infarct\\w*|enfartes?|(?:un )?ataque (?:al corazon|cardiaco)|heart attack|crise cardiaque|paro(?: cardiaco)?|sincope|soponcio|patatus|jamacuco|yuyu|chungo|telele|parraque|vahido|tabardillo|angina(?: de pecho)?|taquicardia)';
const anything = fright.replace(/\)$/, '|algo|cosa|coisa)');
const nearly = '(?:casi|por poco|a poco|un poco mas y|gairebe|case|quase|nearly|almost|failli|per poco|quasi)';
const game =
  '(?:partid\\w+|final\\w*|semi\\w*|sets?|tie\\W?break|super tie|punto|puntos|bola|victoria|remontada|marcador|jogo|partita?|match|xogo|liga|torneo|desenlace)';
const joys = '(?:la |los |las |tanta |pura |puros )?(?:emocion|alegria|nervios|felicidad|contento|contenta|gusto|risa)';

/** Whether somebody won, or tells of the moment: a result, a tie-break, laughter. */
const thrilled =
  /\b(?:gan(?:amos|e|aron|ado|amo|ando|ar)|ganh\w+|gany\w+|guany\w+|vinc\w+|vint[oaie]|won|gagn\w+|victoria|vitoria|campeon\w*|campions?|remont\w+|levantamos|tie|desempate|muerte subita|match ?point|(?:punto|punt|bola|ponto) de (?:oro|partido|partit|partida|ouro)|super\W?tie\w*|ja(?:ja)+j?|je(?:je)+|jaj\w*|emocion|alegria|contento|increible|ultim[oa] (?:punto|bola|ponto)|last point|[67]-[0-7]|1[0-9]-\d{1,2}|brindis|cervezas|ultimo remate)\b/;

const always = [
  `\\b${game}(?: de padel| de hoy| de ayer)? (?:de|da|d|a en faire un) ?'?(?:autentico |puro )?${fright}\\b`,
  `\\b(?:de )?${fright} (?:el|la) (?:de )?${game}\\b`,
  `\\b${fright} (?:de|of an?) (?:el |la )?(?:tie\\b|${game}\\b)`,
  `\\bno apt[oa]s? para cardiac[oa]s\\b`,
  `\\bme mat(?:o|aba|e|ado) a (?:entren|corr|trabaj|estudi|curr|hac|jug|pedal|nad)\\w+`,
  `\\b${nearly} (?:me|nos|se|te|le) (?:desmay|muer|mor|infart|enfart)\\w* de ${joys}`,
  `\\b(?:me|nos) (?:desmay|muer|mor|infart)\\w* de (?:la )?(?:emocion|alegria|felicidad)\\b`,
  `\\bcorazon (?:me va |me iba |iba |va )?a (?:mil|cien) (?:en el (?:tie|punto|ultimo)|de ${joys})`,
];
/** Figures of speech only in the mouth of somebody who was thrilled. */
const whenThrilled = [
  `\\b${nearly}(?: nos| me| le| les| te| em| mi| faire| had| gave| tive| tuve| se me| se)*(?: a mi \\w+| da| dan| dio| dieron| diera| deu| dona| venia| me| mi| stava| venire| una| un| uno| a)* ${anything}\\b`,
  `\\b${nearly} (?:me |nos |se |le )?(?:infart|enfart)\\w*`,
  `\\b${fright} (?:total|absoluto|asegurado|colectivo)\\b`,
  `\\b(?:que|menud[oa]|vaya|quin|tremend[oa]|pur[oa]|uf+|buf+|wow) (?:casi )?${fright}\\b`,
  `\\b(?:me|nos|le|te) (?:va|iba|van) a dar (?:un |una )?${fright}\\b`,
  `\\b(?:me|nos|le) (?:dio|daba|da|ha dado) (?:un |una )?${fright} a los (?:dos|cuatro|2|4)\\b`,
  `\\b(?:pense|crei|parecia) que (?:me|nos) (?:daba|iba a dar) (?:un |una )?${anything}\\b`,
  `\\b(?:mi|per|stava)(?: per)? (?:stava per )?venire un ${fright}\\b`,
  `\\bsin (?:respiracion|aliento|aire) (?:en|con|hasta) (?:el |la )?(?:ultim[oa]|punto|bola|tie)`,
  `\\b(?:se me (?:salia|sale|salio)|se me salia) el corazon(?: del pecho| por la boca)?`,
  `\\bcorazon en un puno\\b`,
  `\\b(?:me|nos|te|le) (?:da|dio|daba|ha dado) un vuelco el corazon\\b|\\bel corazon (?:me|nos) (?:da|dio|daba|ha dado) un vuelco\\b`,
];
const search = (patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'g');
const [figures, thrills] = [search(always), search([...always, ...whenThrilled])];
/** Most texts have none of these. */
const hasFright = new RegExp(
  `\\b(?:${fright}|infart|enfart|desmay|corazon|cardiac|da(?:ba)? algo|uma coisa|sin (?:respira|alien)|(?:muer|mor)\\w* de |me mat\\w+ a )`,
);

/** Every place stays where it is. */
export const plainLetters = (text: string): string =>
  text.replace(/[^ -~]|[A-Z]/gu, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  });

export function withoutJokes(text: string): string {
  const plain = plainLetters(text);
  if (!hasFright.test(plain)) return text;
  const hits = [...plain.matchAll(thrilled.test(plain) ? thrills : figures)];
  return hits.reduceRight((left, hit) => `${left.slice(0, hit.index)} ${left.slice(hit.index + hit[0].length)}`, text);
}
