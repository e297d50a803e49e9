import { normalise } from '#language/normalise.ts';

/** Words of health that name no area or flag; «balón medicinal» is none, and neither is «cardio». */
const healthWords = new RegExp(
  `\\b(?:${[
    'dol[eo]|duel|molest|lesi|lastim|oper(?:ad|aci|ar)|cirug|fractur|rot[ou]|esguin|hernia|tend[io]n|artr|ciatic|lumbalg|fisio|rehab',
    'medic[ao]|medicament|medicaci|doctor|hospital|urgencia|mare[oa]|embaraz|pospart|lactan|diabet|hipertens|tension|asma|corazon',
    'cardiac|cardiop|depres|ansied|pastilla|menisc|ligament|epicond|fascit|discapac|cancer|tumor|quimio|alerg|covid|gripe|fiebre',
    'menstru|enferm|obes[oi]|sobrepes|autis|tdah|vih\\b|sida\\b|cieg[oa]|sord[oa]|silla de ruedas|diagnos|colesterol|psorias|linfom',
    'leucem|migran|bipolar|deprim|insomn|cojeo|cojera|juanet|celiac|intoleran|ingresad|de baja\\b|apendic|rinon|calambr|trastorn',
    'con la regla|cervical|bajo de hierro|me (?:han )?(?:puesto|quitado|quitaron|pusieron|falta un)\\b|justo de|temblo|epilep|anemi',
    'osteop|fibromi|escolios|protrusi|contractura|inflam|hinch|protes',
  ].join('|')})`,
);

export const hasHealthWord = (text: string): boolean => healthWords.test(normalise(text));
