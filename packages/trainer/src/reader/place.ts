import type { Place } from '@bandeja/domain/exercises/vocabulary';
import { courtKit, gymKit } from '#reader/equipment.ts';
import type { Line } from '#reader/lexicon.ts';
import type { Stanced } from '#reader/stance.ts';
import type { Target } from '#reader/targets.ts';

const hush = (id: string, pattern: RegExp): Line<Target> => ({ id, pattern, effect: { topic: 'hush' } });
const home = (id: string, placeName: string | undefined, pattern: RegExp): Line<Target> => ({
  id: `lo.${id}`,
  pattern,
  effect: { topic: 'place', place: 'home', ...(placeName === undefined ? {} : { placeName }) },
});

export const placeLines: Line<Target>[] = [
  // The court as the place where something happens to one's game, not as the place of the session.
  hush(
    'lo.pista.otro',
    /(?<=\b(?:cai|caida|resbal\w+|torci|golpe\w*|lesion\w+|muev\w+|mov\w+|corr\w+|cubr\w+|despla\w+|lleg\w+|cans\w+|ahog\w+|pierd\w+|rapid[oa]s?|lent[oa]s?|sueltos?|agil|agiles|posicion\w*|coloc\w+|volver|vuelvo|fondo|medio|mitad|centro|aguant\w+|nervios\w*|rendir|rindo|fuerte|explosiv[oa]s?|sufro|reacciono|llego|bien|mejor|comunic\w+|frustr\w+|enfad\w+|discut\w+|grit\w+|bloque\w+|concentr\w+|concentrad[oa])(?: (?:mucho|muy|mas|mejor|bien|rapido|siempre|tarde|mal|tanto|un poco))?(?: (?:de|en|por|a|dentro de|sobre))+ (?:la |una )?)(?:pista|cancha)\b|(?<=\b(?:mi|la|mas) (?:resistencia|fisico|fondo|movilidad|velocidad|agilidad|rendimiento|posicion|juego|nivel|seguridad|movimiento|equilibrio|aguante|reaccion) (?:en|por) (?:la )?)(?:pista|cancha)\b|\bpista de (?:atletismo|baile|esqui|tenis)\b|\b(?:mitad|fondo|centro) de (?:la )?(?:pista|cancha)\b/,
  ),
  {
    id: 'lo.pista',
    pattern: /\b(?:pistas?|canchas?)(?: de padel)?\b|\ben (?:el|mi) club\b/,
    effect: { topic: 'place', place: 'court', kit: courtKit },
  },
  {
    id: 'lo.pista.no',
    pattern:
      /\bfuera de (?:la )?(?:pista|cancha)\b|\bsin (?:ir a |pisar |usar )?(?:la |una )?(?:pista|cancha)s?\b|\b(?:pistas?|canchas?) (?:esta\w* )?(?:cerrad|ocupad|llen|inundad|mojad)\w+|\bno (?:hay|tengo|tenemos|consegui|conseguimos|he conseguido|encuentro|quedan?|he reservado|puedo ir a|voy a|piso)(?: \w+)? (?:pistas?|canchas?)\b/,
    effect: { topic: 'place', place: 'court', stance: 'missing' },
  },
  {
    id: 'lo.gym',
    pattern:
      /\bgimnasi(?:o|os|to)\b|\bgym\b|\bgim\b|\bbox(?: de)? cross ?fit\b|\bsala de (?:pesas|maquinas|musculacion)\b/,
    effect: { topic: 'place', place: 'home', placeName: 'en el gimnasio', kit: gymKit },
  },
  home(
    'casa',
    undefined,
    /\b(?:en|desde|por|dentro de) (?:mi |la |el |tu |un |una )?(?:propia )?(?:casa|casita|hogar|piso|pisito|salon|sala|habitacion|cuarto|dormitorio|terraza|azotea|balcon|garaje|garage|cochera|patio|jardin|depto|departamento|depa|apartamento|pasillo|buhardilla|sotano|residencia)\b|\bpara (?:hacer (?:en )?)?(?:mi )?casa\b|\ba domicilio\b|\bat home\b|(?<=(?:^|[,.;:] ?))(?:casa|salon|terraza|depto)(?= ?(?:$|[,.;:]))|\bno (?:puedo|quiero|me apetece|voy a|tengo que)(?: tener que)? salir(?: de casa)?\b|\bsin salir de casa\b|(?<=\b(?:lugar|sitio|donde):? (?:en )?(?:mi )?)casa\b|\brutina casera\b|\bconfinad[oa]\b/,
  ),
  home('hotel', 'en el hotel', /\bhotel\b|\bhostal\b|\bairbnb\b|\bde viaje\b/),
  home('oficina', 'en el trabajo', /\b(?:en|para) (?:la |mi |el )?(?:oficina|curro|despacho)\b/),
  home(
    'fuera',
    'al aire libre',
    /\b(?:en|al|por) (?:el |la |un |una )?(?:parque|playa|calle|plaza|campo|bosque|monte|montana|exterior)\b(?! (?:de la red|contrario|rival))|\bal aire libre\b|(?<=(?:^|[,.;:/] ?))(?:parque|playa)(?= ?(?:$|[,.;:/]))|\boutdoors?\b/,
  ),
  hush(
    'lo.casa.otro',
    /(?<=\b(?:olvid|dej|perd)\w+(?: \w+){0,5} )en casa\b|\b(?:llego|llegar|vuelvo|volver|cerca|vivo)(?: a| de)? (?:mi )?casa\b|\ben plan de viaje|\bvoy a la oficina\b|\btrabajo (?:en (?:la |una )?)?oficina\b|\bde cada casa\b/,
  ),
];

const correction = /\b(?:no|mejor|perdon|digo|hoy|esta vez|al final)\b/;

/** Where the session is to take place; null where the text leaves both open. */
export function readPlace(
  text: string,
  mentions: readonly Stanced[],
): { place: Place | null; placeName?: string; excludedPlaces: Place[] } {
  const places = mentions.filter(({ target }) => target.place !== undefined);
  const wanted = places.filter(({ stance }) => stance === 'wanted');
  const refused = places.filter(
    ({ stance, target }) => (stance === 'refused' || stance === 'missing') && target.kit !== gymKit,
  );
  const elsewhere = wanted.some(({ target }) => target.placeName !== undefined);
  const excluded = new Set(
    refused.flatMap(({ target }) =>
      target.placeName === undefined && !(target.place === 'home' && elsewhere) ? [target.place] : [],
    ),
  );
  const excludedPlaces = (['home', 'court'] as const).filter((place) => excluded.has(place));
  const open = wanted.filter(({ target }) => !excludedPlaces.some((place) => place === target.place));
  const first = open[0];
  const last = open.at(-1);
  if (first === undefined || last === undefined) return { place: null, excludedPlaces };
  const chosen =
    first.target.place === last.target.place || correction.test(text.slice(first.end, last.start)) ? last : null;
  if (chosen === null) return { place: null, excludedPlaces };
  const { place = null, placeName } = chosen.target;
  return { place, ...(placeName === undefined ? {} : { placeName }), excludedPlaces };
}
