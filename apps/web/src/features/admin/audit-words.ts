import type { AuditEntry } from '@bandeja/domain/admin/contract';
import { auditTexts as texts } from '#features/admin/texts.ts';

export const actionOf = ({ action }: AuditEntry): string => texts.actions[action] ?? action;
export const actorOf = ({ actor }: AuditEntry): string => actor?.name ?? texts.console;

export function detailsOf({ details }: AuditEntry): string {
  const words = Object.entries(details).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [`${texts.details[name] ?? name}: ${value}`] : [],
  );
  return words.join(' · ');
}

/** «Lucía Ferrer: Devolvió un pago. Motivo: cobro doble» */
export function sentenceOf(entry: AuditEntry): string {
  const details = detailsOf(entry);
  return `${actorOf(entry)}: ${actionOf(entry)}${details === '' ? '' : `. ${details}`}`;
}
