import { plainLetters } from '#language/health/jokes.ts';

// «No se me duerme el brazo»: a sign that is denied is none. «No siento el brazo» is one and stays, as does what follows «pero»
// and what is denied with an exception, «no me mareo salvo al correr». Signs of heart and breath are never taken out.

const signs = 'hormigueos?|mareos?|fiebre|hinchazon|adormecimiento|entumecimiento|dolor (?:de noche|nocturno)';
const denied = new RegExp(
  `(?:${[
    '\\b(?:no|ni|tampoco) (?:se )?me (?:duermen?|hormiguean?|mareo|marea|hincha|falla|bloquea|despierta|duele (?:de noche|por la noche|en reposo))',
    `\\b(?:no|ni|sin|tampoco) (?:tengo |tuve |noto |hay |he tenido |he notado )?(?:ni |ningun |ninguna |nada de )?(?:${signs})`,
    '\\b(?:no|ni|tampoco) (?:esta|estan|esta muy) (?:hinchad[oa]s?|inflamad[oa]s?|dormid[oa]s?)',
  ].join('|')})[^,.;!?]*?(?= pero | aunque | y |[,.;!?]|$)`,
  'g',
);

const excepted =
  /\b(?:salvo|excepto|menos (?:cuando|al|si|en)|sino|solo (?:cuando|al|si|en|de)|solamente|a no ser|quitando|hasta que|siempre|casi|antes|todavia|aun)\b/;

const degrees = /\b\d{2}(?:[.,]\d)? ?(?:grados|º|°)/g;
const weather =
  /\b(?:hace|hacia|hara|haciendo|marca\w*|calor|calo|sombra|sol|calle|asfalto|pista|verano|agosto|julio)\b/;
const feverish = /\b(?:fiebre|temperatura|tengo|tenia|tuve|estoy a|me puse|enferm\w*|mal[oa])\b/;

/** The same text, as long, without what it denies and without the heat of the day. */
export function withoutDenials(text: string): string {
  const plain = plainLetters(text);
  if (excepted.test(plain)) return text;
  let left = text;
  const isWeather = weather.test(plain) && !feverish.test(plain);
  const hits = [...plain.matchAll(denied), ...(isWeather ? plain.matchAll(degrees) : [])];
  for (const hit of hits)
    left = left.slice(0, hit.index) + ' '.repeat(hit[0].length) + left.slice(hit.index + hit[0].length);
  return left;
}
