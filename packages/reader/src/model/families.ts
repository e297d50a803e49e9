/** A family of spans is found first; which role its words play, and which value they have, is decided afterwards. */
export const families = [
  'time',
  'days',
  'weekday',
  'age',
  'place',
  'eq',
  'eqnone',
  'cat',
  'grp',
  'stroke',
  'demand',
  'body',
  'lvl',
  'company',
  'effort',
  'goal',
  'ex',
] as const;
export type Family = (typeof families)[number];

/** Label of an example → its family and role. «plus» is wanted or at hand, «minus» refused or missing. */
const headings: Record<string, readonly [Family, string]> = {
  dur: ['time', 'dur'],
  durmax: ['time', 'durmax'],
  durno: ['time', 'durno'],
  othernum: ['time', 'othernum'],
  days: ['days', ''],
  weekday: ['weekday', 'weekday'],
  from: ['weekday', 'from'],
  to: ['weekday', 'to'],
  age: ['age', ''],
  place: ['place', 'plus'],
  noplace: ['place', 'minus'],
  eq: ['eq', 'plus'],
  noeq: ['eq', 'minus'],
  eqnone: ['eqnone', ''],
  cat: ['cat', 'plus'],
  nocat: ['cat', 'minus'],
  grp: ['grp', 'plus'],
  nogrp: ['grp', 'minus'],
  stroke: ['stroke', 'plus'],
  nostroke: ['stroke', 'minus'],
  yes: ['demand', 'plus'],
  no: ['demand', 'minus'],
  ex: ['ex', 'plus'],
  noex: ['ex', 'minus'],
  hurt: ['body', 'hurt'],
  acute: ['body', 'acute'],
  healed: ['body', 'healed'],
  protect: ['body', 'protect'],
  lvl: ['lvl', ''],
  alone: ['company', ''],
  with: ['company', ''],
  hard: ['effort', ''],
  soft: ['effort', ''],
  goal: ['goal', ''],
};

/** The family and role of a label. @throws Error on an unknown label */
export function familyOf(head: string): { family: Family; role: string } {
  const known = headings[head];
  if (known === undefined) throw new Error(`Unknown label of a span: ${head}`);
  return { family: known[0], role: known[1] };
}

const headOfRole = new Map(
  Object.entries(headings)
    .toReversed()
    .map(([head, [family, role]]) => [`${family} ${role}`, head] as const),
);

/** The label of a family and role: «minus» of «cat» is «nocat». */
export function headOf(family: Family, role: string): string {
  return headOfRole.get(`${family} ${role}`) ?? family;
}

const rolesOfFamily = new Map(
  families.map((each) => [
    each,
    Object.values(headings).flatMap(([family, role]) => (family === each && role !== '' ? [role] : [])),
  ]),
);

/** The roles a span of the family may play; none where there is only one. */
export function rolesOf(family: Family): readonly string[] {
  return rolesOfFamily.get(family) ?? [];
}

/** Labels of the tagger: a family, or none. Words of one family beside each other are one span. */
export const tagLabels: readonly (Family | 'none')[] = ['none', ...families];

/** Fields mentioned by a message as a whole, beside the words that name them: none, or one value. */
export const mentionLabels = {
  lvl: ['none', '1', '2', '3'],
  no: ['none', 'jump', 'run', 'floor', 'overhead'],
  place: ['none', 'home', 'court', 'gym', 'park', 'hotel'],
} satisfies Record<string, readonly string[]>;
export type MentionField = keyof typeof mentionLabels;
export const mentionFields = ['lvl', 'no', 'place'] as const satisfies readonly MentionField[];
