import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { filmQuery } from '#features/films/api.ts';
import { FilmPage as Frame } from '#features/films/film-page.tsx';
import { StopSharing } from '#features/films/stop-sharing.tsx';
import { filmTexts } from '#features/films/texts.ts';
import { call } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { invalidate } from '#lib/query.ts';

/** The player's own shared film. */
export function FilmPage() {
  const { id = '' } = useParams();
  const query = useQuery(filmQuery(id));
  const client = useQueryClient();
  const navigate = useNavigate();
  const other = query.data?.other ?? '';
  return (
    <Frame
      query={query}
      side="person"
      back={{ to: paths.films, label: filmTexts.list.title }}
      onComment={async ({ text, atMs }) => {
        await call('POST /coaching/mine/thread', { body: { text, about: 'film', aboutId: id, atMs } });
        await invalidate(client, 'GET /films/:id');
      }}
      action={<StopSharing id={id} other={other} onStopped={() => void navigate(paths.films, { replace: true })} />}
    />
  );
}
