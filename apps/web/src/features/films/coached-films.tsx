import { useQuery } from '@tanstack/react-query';
import { coachedFilmsQuery } from '#features/films/api.ts';
import { FilmList } from '#features/films/film-list.tsx';
import { filmTexts } from '#features/films/texts.ts';
import * as paths from '#lib/paths.ts';
import { ListWait } from '#ui/list-wait.tsx';
import { SectionTitle } from '#ui/section-title.tsx';

const texts = filmTexts.coached;

/** On a player's page, for the coach they share films with. */
export function CoachedFilms({ playerId }: { playerId: string }) {
  const query = useQuery(coachedFilmsQuery(playerId));
  return (
    <section aria-labelledby="videos" className="card min-w-0 max-sm:p-5">
      <SectionTitle id="videos" title={texts.title} />
      {query.data === undefined && <ListWait query={query} failed={texts.failed} loading={texts.loading} level={3} />}
      {query.data?.length === 0 && <p className="text-ink-2">{texts.none}</p>}
      {query.data && query.data.length > 0 && (
        <FilmList films={query.data} addressOf={({ _id }) => paths.coachedFilm(playerId, _id)} marksUnseen />
      )}
    </section>
  );
}
