import type { Strokes } from '@bandeja/domain/strokes/contract';
import { useQuery } from '@tanstack/react-query';
import { strokesQuery } from '#features/strokes/api.ts';
import { StrokesForm } from '#features/strokes/strokes-form.tsx';
import { strokeTexts as texts } from '#features/strokes/texts.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function StrokesPage() {
  const query = useQuery(strokesQuery);
  const { data } = query;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle title={texts.title} sentence={texts.sentence} />
      {data === undefined ? (
        <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />
      ) : (
        <>
          {data.weakest && <Weakest weakest={data.weakest} />}
          <StrokesForm ratings={data.ratings} />
        </>
      )}
    </div>
  );
}

function Weakest({ weakest: { stroke, level, drills } }: { weakest: NonNullable<Strokes['weakest']> }) {
  return (
    <Alert title={texts.weakest.title(stroke)}>
      <p>{texts.weakest.text(level)}</p>
      <ul className="list-disc pl-5">
        {drills.map(({ code, name, slug }) => (
          <li key={code} className="py-1">
            <Link to={paths.exercise(slug)} className="link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
