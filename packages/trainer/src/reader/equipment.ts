import { type Material, materials } from '@bandeja/domain/exercises/vocabulary';
import type { Line } from '#reader/lexicon.ts';
import type { Stanced } from '#reader/stance.ts';
import type { Target } from '#reader/targets.ts';

/** What comes with a gym and with a court (domain.md section 6, `eq.gym` and `lo.pista`). */
export const gymKit: readonly Material[] = ['mancuernas', 'kettlebell', 'cajón', 'gomas', 'balón medicinal', 'bici'];
export const courtKit: readonly Material[] = ['pared', 'bolas', 'pista', 'conos', 'pala'];

const kit = (id: string, equipment: readonly Material[], pattern: RegExp): Line<Target> => ({
  id: `eq.${id}`,
  pattern,
  effect: { topic: 'kit', equipment },
});
const hush = (id: string, pattern: RegExp): Line<Target> => ({ id, pattern, effect: { topic: 'hush' } });

/** Material and the words for having none. «pesas» are dumbbells when at hand, any free weight when refused. */
export const equipmentLines: Line<Target>[] = [
  {
    id: 'eq.nada',
    pattern:
      /\b(?:sin|nada de|cero|0|ni) (?:nada de |ningun |ninguna |ni un |tener |usar |necesidad de |mas )*(?:materiales|material|equipo|equipos|equipamientos?|aparatos?|implementos?|accesorios?|maquinas?|herramientas?|utensilios|cacharros|trastos|elementos)\b|\b(?:sin|con) nada(?! de | mas|,? (?:que|pero))\b|\b(?:no (?:tengo|tenemos|hay|dispongo de|cuento con|uso|llevo)|tampoco tengo)(?: nada de| ningun| ninguna| ni| de)* (?:material|materiales|equipo|equipos|equipamiento|aparatos|implementos|accesorios|maquinas)\b|\bno (?:tengo|hay|dispongo de|cuento con) (?:de )?nada(?! (?:en|que|de|grave|mas)\b)|\b(?:peso|propio) corporal\b|\bautocargas?\b|\bcalistenia\b|\bbody ?weight\b|\bcon (?:mi|el|tu) (?:propio )?(?:peso|cuerpo)\b|\bcon lo puesto\b|\ba pelo\b|\b(?:material|equipo|equipamiento)(?: disponible)?:? (?:no tengo|ninguno|cero|0|nada|no hay|no\b(?! (?:se|puedo)))|\bno equipment\b/,
    effect: { topic: 'kit', noKit: true },
  },
  {
    id: 'eq.otro',
    pattern:
      /\b(?:esterillas?|colchonetas?|mat|trx|barras?(?! (?:flexible|de pan|libre))|discos|poleas?|bosu|fitball|(?:pelota|balon) (?:suiz[oa]|de (?:pilates|yoga|gimnasia))|rodillo|foam roller|rulo de (?:espuma|foam)|banco|chaleco(?: lastrado| con peso| de peso)?|lastres?|tobilleras (?:con peso|lastradas)|maquinas?|anillas|paralelas|saco de boxeo|garrafas?|mochila|botellas?|multipower|caminadora|piscina|espejo|(?:maquina de )?remo ?(?:ergometro|concept|indoor)|remoergometro|maquina de remo)\b/,
    effect: { topic: 'kit', otherKit: true },
  },
  kit(
    'kettlebell',
    ['kettlebell'],
    /\bk(?:e|a)?t+(?:e|l|t)*? ?(?:b|v)[ea]l+s?\b|\bkettle\w*|\bpes(?:a|as|ita|itas) rusas?\b|\brusas\b|\bkbs?\b/,
  ),
  kit(
    'gomas',
    ['gomas'],
    /\bgom(?:a|as|ita|itas)(?: elasticas?| de resistencia| de (?:fitness|colores|entrenar))*\b|\b(?:mini ?)?band(?:a|as|ita|itas)(?: elasticas?| de (?:resistencia|goma|fuerza|ejercicio|gluteos?))+\b|\bmini ?bands?\b|\b(?:mini ?)?band(?:a|as|ita|itas)\b(?! (?:iliotibial|sonora|de musica|de la pista))|\belasticos?\b|\b(?:(?:con|tengo|uso)(?: una)?|unas|mis|las|puras|traigo|de|par de|\d) ligas?\b(?! (?:de (?:padel|veteran|verano|invierno)|local|interna))|\bligas? (?:elastic\w+|de resistencia|de ejercicio)\b|\btheraband\b|\btera ?band\w*|\bcintas? elasticas?\b|\btubos? elasticos?\b|\b(?:resistance )?bands?\b/,
  ),
  kit(
    'mancuernas',
    ['mancuernas'],
    /\bmancuern(?:a|as|ita|itas|illas)\b|\bdumb+el+s?\b|\bhalteras?\b|\bpesos libres\b/,
  ),
  {
    id: 'eq.pesas',
    pattern: /\bpesas\b|\b(?:una|la|mi|con|sin|ni|de) pesa\b|\bpesitas?\b/,
    effect: { topic: 'kit', equipment: ['mancuernas', 'kettlebell'], freeWeights: true },
  },
  kit(
    'balon',
    ['balón medicinal'],
    /\b(?:bal(?:on|ones)|pelotas?|bolas?) medicinal\w*|\bmedicinal\b|\bmedicine ?balls?\b|\bmed ?balls?\b|\b(?:balon|pelota) de \d+(?:[.,]\d)? ?(?:kg|kilos?|k)\b|\bbalon (?:con|de) peso\b|\b(?:slam|wall) ?balls?\b/,
  ),
  {
    id: 'eq.comba',
    pattern: /\bcombas?\b|\b(?:cuerda|soga|lazo) (?:de|para) (?:saltar|salto)\b|\bjump ?rope\b|\bsoga\b|\bcuerda\b/,
    // Nothing but a rope: what it is for.
    effect: { topic: 'kit', equipment: ['comba'], fallback: ['Cardio'] },
  },
  {
    id: 'eq.saltar',
    pattern: /\b(?:salt\w+|brinc\w+) (?:a )?(?:la |una |con (?:la )?)?(?:comba|cuerda|soga|lazo)\b/,
    effect: { topic: 'kit', equipment: ['comba'], demands: ['jump'] },
  },
  kit(
    'cajon',
    ['cajón'],
    /\bcaj(?:on|ones)\b|\bplyo ?box\b|\bescalon(?:es)?\b|(?<!\bsplit )\bsteps?\b|\bcaja de saltos?\b/,
  ),
  kit('conos', ['conos'], /\bcon(?:o|os|ito|itos)\b|\bplatillos\b/),
  {
    id: 'eq.escalera',
    pattern:
      /\bescaler(?:a|illa|ita) (?:de )?(?:agilidad|coordinacion|velocidad|entrenamiento|entrenar|suelo|pies|de entreno|fitness)\b|(?<=\b(?:con|tengo|una|la|y|ni|sin|o) |, )escalera\b(?! (?:de casa|del|mecanica|electrica))|\bagility ladder\b/,
    effect: { topic: 'kit', equipment: ['escalera de agilidad'], fallback: ['Funcionalidad'] },
  },
  {
    id: 'eq.pedalear',
    pattern:
      /\b(?:hacer|de|en|rato de|sesion de|minutos de|min de|con|toca|prefiero) (?:la )?(?:bici\w*|eliptica)(?: estatica)?\b|\bpedale\w+|(?:^|[,.;] ?)bici\w*(?=:? \d)|(?<!\b(?:tengo|con|hay|una|la|mi|y|ni) )bici\w* estatica\b/,
    effect: { topic: 'kit', equipment: ['bici'], categories: ['Cardio'] },
  },
  kit('bici', ['bici'], /\bbici\w*|\beliptica\b|\bspinning\b|\bcicloergometro\b|\brodillo de bici\b/),
  hush('eq.bici.otro', /\b(?:voy|vengo|fui|vuelvo|ir|llego)(?: \w+){0,5}? en bici\w*/),
  kit('flexbar', ['barra flexible'], /\bflexi? ?bar\b|\bbarra flexible\b/),
  kit('toalla', ['toalla'], /\btoallas?\b(?! (?:para|por|al) (?:el )?(?:sudor|cuello))/),
  kit(
    'silla',
    ['silla'],
    /\b(?:tengo|con|uso|hay)(?: (?:una|la|unas|solo|y))* sillas?\b(?! (?:de|en) (?:la |mi )?oficina)|(?<=[,y+] |\bni )(?:una |la |unas )?sillas?\b|(?<!\b(?:la|una|mi|de) )\bsillas?(?= ?(?:$|[,.;]))/,
  ),
  kit(
    'pared',
    ['pared'],
    /\b(?:una|tengo|hay|alguna|con)(?: (?:una|la|solo|de))* pared\b(?! de (?:cristal|fondo))|(?<=\b(?:sin|ni|no tengo)(?: una| la)? )pared\b|(?<=\b(?:pelotas?(?: de tenis)?|bolas?|palas?|paletas?|gomas?|conos|mancuernas|silla|comba|kettlebell|esterilla|medicinal(?: de \d+ ?(?:kg|kilos?|k))?|balon(?: de \d+ ?(?:kg|kilos?|k))?)(?:,| y| con) (?:una |la )?)pared\b/,
  ),
  kit('pala', ['pala', 'bolas'], /\bpalas?\b|\bpaletas?\b|\braquetas?\b/),
  kit(
    'bolas',
    ['bolas'],
    /\b(?:tengo|con|hay|llevo|unas|unos|una|dos|mis|\d+|botes? de|cubo de|cesta de|cesto de|carro de|carrito de|canasto de|canasta de|muchas|varias|y)(?: (?:unas|las|mis|\d+|un|una|bote|botes|cubo|carro|carrito|cesta|cesto|canasto|de))* (?:bol(?:a|as)|pelot(?:a|as|itas))\b(?! (?:medicinal|suiza|de (?:pilates|yoga|gimnasia)|bajas?|altas?|rapidas?|lentas?|que|dificil\w*|faciles|muertas?|de \d+ ?(?:kg|kilos)|a la|de (?:fondo|rival)))|\b(?:con|tengo|y) (?:un |el |mi |la |una )?(?:canasto|canasta|carro|carrito|cesto|cesta)\b(?! de (?!bolas|pelotas))|(?<=\b(?:sin|ni|no tengo|no hay)(?: las| mis)? )(?:bolas?|pelotas?)\b(?! medicinal)/,
  ),
  kit(
    'todo',
    gymKit,
    /\b(?:tengo|hay|con|dispongo de) (?:de todo|todo (?:tipo de |el )?(?:material|equipo|equipamiento))\b|\btodo el material\b|\b(?:material|equipo) completo\b/,
  ),
  hush(
    'eq.pala.otro',
    /\b(?:sin|dejo|deje|dejar)(?: de)? (?:tocar|coger|agarrar|pillar|usar) (?:la |una )?(?:pala|bola|pelota)\b|\b(?:agarre|empunadura|grip|cambi\w+|compr\w+|comprarme|que|nueva|mi|esta) (?:de )?(?:la |una |de )?(?:pala|paleta)\b(?= (?:me|nueva|es|para)|\?)|\bcodo\b(?: \w+){0,3} pala\b|\b(?:la|mi|esta) (?:pala|paleta) (?:nueva|vieja|pesa|me|es|no|esta|de (?:control|potencia|carbono)|que (?:uso|tengo|llevo))\b/,
  ),
  // One ball in play is no kit: «cuando voy a por una bola», «hinchado como una pelota».
  hush(
    'eq.bola.otro',
    /\b(?:a por|por|para|como|en|cada|golpe\w+|darle a|peg\w+ a|lleg\w+ a|devolver|alcanzar|coger|recoger|tras|sobre|contra|meto|meter|pierdo|fallo|fallar|ganar|la|esa|otra) (?:una|la|otra) (?:bola|pelota)\b|\bcomo (?:una|la) (?:pelota|bola)s?\b/,
  ),
  hush('eq.fronton.no', /\b(?:sin|ni|no tengo|no hay)(?: \w+)? fronton\b/),
  {
    id: 'lo.fronton',
    pattern:
      /\bfront(?:on|enis)\b|\bcontra (?:la|una|mi) pared\b|\bpelote(?:o|ar) (?:yo sol[oa] )?(?:con|contra) (?:la|una|el) (?:pared|muro)\b|\bcontra (?:un|el) muro\b/,
    effect: { topic: 'kit', equipment: ['pared', 'bolas', 'pala'], routineType: 'Técnico' },
  },
];

const inOrder = (items: ReadonlySet<Material>): Material[] => materials.filter((item) => items.has(item));

/** «solo hay mancuernas»: what is named is all there is. */
const onlyBefore = /\b(?:solo|solamente|unicamente|nada mas que|tan solo)\b(?: (?:\w+ ){0,6})?[^.;]{0,20}$/;
/** «¿pesas o gomas? solo tengo gomas»: whatever was spoken of before. */
const allBefore =
  /\b(?:solo|solamente|unicamente) (?:tengo|tenemos|hay|dispongo de|cuento con|llevo|me quedan?|me apetece|quiero(?: usar)?|usar|voy a usar)(?: (?:a mano|en casa|aqui|conmigo|un|una|unas|unos|las|los|mis|mi|el|la|\d+|par|de))* $/;
/** «un gym pequeño con mancuernas y bici». */
const smallGym =
  /\b(?:gym|gimnasio|gim|gimnasito)(?: \w+){0,2}? (?:pequen\w*|peque|chic[oa]|chiquit\w+|basico|cutre|mini|modesto|sencillo|limitado|del hotel)(?: \w+)? (?:con|que tiene|tiene|hay|donde hay)(?: (?:solo|un|una|unas|unos|\d|par|de))* [^.;]{0,20}$/;
const onlyThis = (text: string, start: number): boolean => {
  const before = text.slice(Math.max(0, start - 60), start);
  return onlyBefore.test(before.slice(-50)) || smallGym.test(before);
};

/** What is at hand and what is not; see `Wish`. `inCompany` makes the partner part of what is named. */
export function readEquipment(
  text: string,
  mentions: readonly Stanced[],
  inCompany: boolean,
): { equipment: Material[] | null; excludedEquipment: Material[] } {
  const named = new Set<Material>();
  const excluded = new Set<Material>();
  const kits = mentions.filter(({ target }) => target.topic === 'kit' || target.kit !== undefined);
  const noKit = kits.some(({ target }) => target.noKit === true);
  let unknown = false;
  const allThereIs = kits.findLastIndex(
    ({ stance, start }) => stance === 'wanted' && allBefore.test(text.slice(0, start)),
  );
  const only = kits.some(
    ({ target, stance, start }) => stance === 'wanted' && target.kit === undefined && onlyThis(text, start),
  );
  for (const [at, { target, stance, start }] of kits.entries()) {
    if (stance === 'ignored' || (stance === 'wanted' && at < allThereIs && target.kit === undefined)) continue;
    if (stance === 'refused' || stance === 'missing') {
      for (const item of target.equipment ?? []) {
        named.delete(item);
        excluded.add(item);
      }
      continue;
    }
    if (target.otherKit === true) unknown ||= onlyThis(text, start);
    if (target.kit !== undefined && (noKit || (only && target.place === 'home'))) {
      if (target.place === 'court') named.add('pista');
      continue;
    }
    // Pesas at hand are dumbbells; a kettlebell is called by its name.
    const items =
      target.freeWeights === true ? (['mancuernas'] as const) : [...(target.equipment ?? []), ...(target.kit ?? [])];
    for (const item of items) {
      if (target.kit !== undefined && excluded.has(item)) continue;
      named.add(item);
      excluded.delete(item);
    }
  }
  if (named.size > 0 && inCompany) named.add('compañero');
  const noWeights = kits.some(
    ({ target, stance }) => target.freeWeights === true && (stance === 'refused' || stance === 'missing'),
  );
  const nothing = noKit || noWeights || unknown;
  return {
    equipment: named.size > 0 || nothing ? inOrder(named) : null,
    excludedEquipment: inOrder(excluded),
  };
}
