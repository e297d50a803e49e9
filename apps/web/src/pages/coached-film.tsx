import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { coachedFilmQuery } from '#features/films/api.ts';
import { FilmPage } from '#features/films/film-page.tsx';
import { filmTexts } from '#features/films/texts.ts';
import { call } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { invalidate } from '#lib/query.ts';

/** A film that a player shares with the coach who is signed in. */
export function CoachedFilmPage() {
  const { id = '', filmId = '' } = useParams();
  const query = useQuery(coachedFilmQuery(id, filmId));
  const client = useQueryClient();
  return (
    <FilmPage
      query={query}
      side="team"
      back={{ to: paths.coachedPlayer(id), label: filmTexts.coached.back }}
      onComment={async ({ text, atMs }) => {
        const body = { text, about: 'film' as const, aboutId: filmId, atMs };
        await call('POST /coaching/players/:id/thread', { params: { id }, body });
        await invalidate(client, 'GET /coaching/players/:id/films/:filmId');
      }}
    />
  );
}
