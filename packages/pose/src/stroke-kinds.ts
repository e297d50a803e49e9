import type { StrokeKind } from '@bandeja/domain/mirror/vocabulary';

const overheads: readonly StrokeKind[] = ['bandeja', 'vibora', 'remate'];
/** Its contact is near the wrist's highest point. */
export const isOverhead = (kind: StrokeKind): boolean => overheads.includes(kind);
