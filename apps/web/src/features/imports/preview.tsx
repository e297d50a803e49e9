import type { ImportedSession } from '@bandeja/domain/imports/vocabulary';
import { typesOf } from '#features/imports/chosen.ts';
import type { Reading } from '#features/imports/reading/model.ts';
import { importTexts } from '#features/imports/texts.ts';
import { formatMediumDate, formatMinutes } from '#lib/format.ts';
import { TypeBadge } from '#ui/type-badge.tsx';

const texts = importTexts.preview;
const listed = 4;

const dayOf = ({ localDate, startTime }: ImportedSession) => formatMediumDate(localDate ?? startTime);

/** What a file holds before anything of it is taken: how much, from when to when, of which kind, the latest sessions. */
export function Preview({ reading, known }: { reading: Reading; known: number }) {
  const { sessions, remarks } = reading;
  const [latest] = sessions;
  const first = sessions.at(-1);
  if (latest === undefined || first === undefined) return null;
  return (
    <div className="grid gap-3">
      <div className="grid gap-0.5">
        <p className="font-head">{texts.found(sessions.length)}</p>
        <p className="text-sm text-ink-2">{texts.range(dayOf(first), dayOf(latest))}</p>
        <p className="text-sm text-ink-2">{texts.types(typesOf(sessions))}</p>
        {known > 0 && <p className="text-sm text-ink-2">{texts.known(known)}</p>}
      </div>
      <ul aria-label={texts.list} className="border-t">
        {sessions.slice(0, listed).map((session) => (
          <li key={session.key} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2.5">
            <TypeBadge type={session.type} />
            <span className="min-w-0 flex-[1_1_10rem] wrap-anywhere">{session.name}</span>
            <span className="text-sm text-ink-2">{factsOf(session)}</span>
          </li>
        ))}
        {sessions.length > listed && (
          <li className="py-2.5 text-sm text-ink-2">{texts.more(sessions.length - listed)}</li>
        )}
      </ul>
      {remarks.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-2">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function factsOf(session: ImportedSession): string {
  const { duration, entries, averageHeartRate } = session;
  return [
    dayOf(session),
    ...(duration > 0 ? [formatMinutes(duration)] : []),
    ...(entries.length > 0 ? [texts.exercises(entries.length)] : []),
    ...(averageHeartRate === null ? [] : [texts.heart(averageHeartRate)]),
  ].join(' · ');
}
