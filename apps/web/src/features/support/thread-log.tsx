import type { ReactNode } from 'react';
import { formatShortDate, formatTime } from '#lib/format.ts';
import { classNames } from '#ui/class-names.ts';

export type ThreadEntry = {
  _id: string;
  side: 'person' | 'team' | 'note';
  by: string;
  text: string;
  createdAt: string;
  /** What it is about, and whether it is new. */
  about?: ReactNode;
};

const looks = {
  person: 'justify-self-start border bg-surface',
  team: 'justify-self-end bg-otr-tint',
  note: 'justify-self-stretch bg-warn-tint',
};

/** Oldest first; who speaks stands before the words, so that sides are not told by colour alone. */
export function ThreadLog({ label, entries }: { label: string; entries: readonly ThreadEntry[] }) {
  return (
    <ol aria-label={label} className="grid grid-cols-1 gap-3">
      {entries.map(({ _id, side, by, text, createdAt, about }) => (
        <li key={_id} className={classNames('grid max-w-reading gap-1 rounded-3 px-4 py-3', looks[side])}>
          <p className="text-sm text-ink-2">
            <strong className="text-ink">{by}</strong>{' '}
            <time dateTime={createdAt}>
              {formatShortDate(createdAt)}, {formatTime(createdAt)}
            </time>
            {about}
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ol>
  );
}
