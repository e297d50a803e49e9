import { hasSide } from '@bandeja/domain/body/rules';
import type { BodyRegion, BodySide } from '@bandeja/domain/body/vocabulary';
import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import type { InjuryReading } from '#language/health/injuries.ts';
import { normalise } from '#language/normalise.ts';

export type NamedPlace = { region: BodyRegion; side: BodySide; level: number | null; acute: boolean; lasts: boolean };

/** The places of an area, the most exact first; the last one stands for whatever else names it. */
const namesOf: Record<BodyArea, readonly { region: BodyRegion; words: RegExp }[]> = {
  codo: [{ region: 'codo', words: /\b(?:codos?|epicondil\w*)\b/ }],
  hombro: [
    { region: 'cuello', words: /\b(?:cuello|cervical\w*)\b/ },
    { region: 'hombro', words: /\b(?:hombros?|manguitos?|supraespinos\w*)\b/ },
  ],
  muñeca: [{ region: 'muñeca', words: /\b(?:munecas?|manos?)\b/ }],
  lumbar: [
    { region: 'espalda alta', words: /\b(?:espalda alta|dorsal\w*|omoplatos?)\b/ },
    { region: 'lumbar', words: /\b(?:lumbar\w*|lumbalgia|lumbago|espalda|rinones)\b/ },
  ],
  rodilla: [
    { region: 'cadera', words: /\b(?:caderas?|ingles?|aductor\w*)\b/ },
    { region: 'isquios', words: /\bisquio\w*\b/ },
    { region: 'rodilla', words: /\b(?:rodillas?|meniscos?|rotulian\w*)\b/ },
  ],
  tobillo: [
    { region: 'gemelo', words: /\b(?:gemelos?|soleo|pantorrillas?|aquiles)\b/ },
    { region: 'tobillo', words: /\b(?:tobillos?|pies?|talon|talones)\b/ },
  ],
};

const sideWords: readonly { side: BodySide; words: RegExp }[] = [
  { side: 'both', words: /^\W*(?:\w+\W+){0,3}?(?:ambos|ambas|los dos|las dos|de los dos lados)\b/ },
  { side: 'right', words: /^\W*(?:(?!izq)\w+\W+){0,3}?(?:derech[oa]s?|dch[oa]|dcha)\b/ },
  { side: 'left', words: /^\W*(?:(?!derech)\w+\W+){0,3}?(?:izquierd[oa]s?|izqd?[oa]?)\b/ },
];
const bothBefore = /\b(?:ambos|ambas|los dos|las dos)\W+$/;
const several =
  /^(?:codos|hombros|munecas|manos|caderas|rodillas|meniscos|gemelos|pantorrillas|tobillos|pies|talones)$/;
const levelWords = /\b(10|\d)\s*(?:\/|de|sobre)\s*10\b/;

/** Where the injuries of a text are: its words say the exact place, the side and how much of 10. */
export function placesIn(text: string, injuries: readonly InjuryReading[]): NamedPlace[] {
  const plain = normalise(text);
  const [, said] = levelWords.exec(plain) ?? [];
  const level = said === undefined || injuries.length > 1 ? null : Number(said);
  return injuries.flatMap(({ area, acute, referred }) => {
    const named = namesOf[area].flatMap(({ region, words }) => {
      const found = words.exec(plain);
      return found ? [{ region, side: sideAt(plain, region, found) }] : [];
    });
    const fallback = namesOf[area].at(-1)?.region;
    const nameless = fallback === undefined ? [] : [{ region: fallback, side: unsaid(fallback) }];
    const places = named.length > 0 ? named : nameless;
    return places.map((place) => ({ ...place, level, acute, lasts: referred !== undefined }));
  });
}

const unsaid = (region: BodyRegion): BodySide => (hasSide(region) ? 'none' : 'middle');

function sideAt(text: string, region: BodyRegion, { index, 0: word }: RegExpExecArray): BodySide {
  if (!hasSide(region)) return 'middle';
  if (bothBefore.test(text.slice(0, index)) || several.test(word)) return 'both';
  const [clause = ''] = text.slice(index + word.length).split(/[,.;]| y | pero /);
  return sideWords.find(({ words }) => words.test(clause))?.side ?? 'none';
}
