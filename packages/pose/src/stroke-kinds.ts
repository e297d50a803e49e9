export const strokeKinds = ['bandeja', 'vibora', 'remate', 'volea', 'saque', 'globo'] as const;
export type StrokeKind = (typeof strokeKinds)[number];

const overheads: readonly StrokeKind[] = ['bandeja', 'vibora', 'remate'];
/** Its contact is near the wrist's highest point. */
export const isOverhead = (kind: StrokeKind): boolean => overheads.includes(kind);
