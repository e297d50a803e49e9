import { secondsText } from '@bandeja/domain/exercises/dose';
import type { SessionEntry, SetRow } from '@bandeja/domain/sessions/contract';
import { detailTexts as texts } from '#features/sessions/texts.ts';

const numberFormat = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });

/** «8 × 5 kg, 8 × 5 kg, 7 × 5 kg», «10, 10, 8 reps», «30 s, 30 s»: the sets that were done; null when there are none. */
export function doneText(entry: Pick<SessionEntry, 'setRows' | 'loadType' | 'perSide'>): string | null {
  const rows = entry.setRows.filter(({ done }) => done);
  if (rows.length === 0) return null;
  const amounts = rows.map((row) => amountOf(row, entry.loadType)).join(', ');
  const lastReps = rows.at(-1)?.reps ?? 0;
  const unit = rows.some((row) => hasUnit(row, entry.loadType)) ? '' : ` ${texts.reps(lastReps)}`;
  return `${amounts}${unit}${entry.perSide ? ` ${texts.perSide}` : ''}`;
}

const isWeighted = ({ weight }: SetRow) => weight !== null && weight > 0;
const hasUnit = (row: SetRow, loadType: SessionEntry['loadType']) =>
  isWeighted(row) || measuredText(row, loadType) !== null;

function amountOf(row: SetRow, loadType: SessionEntry['loadType']): string {
  const amount = measuredText(row, loadType) ?? numberFormat.format(row.reps ?? 0);
  return isWeighted(row) ? `${amount} × ${numberFormat.format(row.weight ?? 0)} kg` : amount;
}

/** Seconds or metres; null for a set that counts repetitions. */
function measuredText({ seconds, metres }: SetRow, loadType: SessionEntry['loadType']): string | null {
  if (loadType === 'time' && seconds !== null) return secondsText(seconds);
  if (loadType === 'distance' && metres !== null) return `${metres} m`;
  return null;
}
