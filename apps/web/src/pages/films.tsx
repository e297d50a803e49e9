import { filmLimits } from '@bandeja/domain/films/rules';
import { useQuery } from '@tanstack/react-query';
import { filmsQuery } from '#features/films/api.ts';
import { FilmList } from '#features/films/film-list.tsx';
import { filmTexts } from '#features/films/texts.ts';
import * as paths from '#lib/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { PageTitle } from '#ui/page-title.tsx';

const texts = filmTexts.list;

export function FilmsPage() {
  const query = useQuery(filmsQuery);
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      {query.data === undefined ? (
        <>
          <PageTitle title={texts.title} />
          <ListWait query={query} failed={texts.failed} loading={texts.loading} level={2} />
        </>
      ) : (
        <>
          <PageTitle title={texts.title} sentence={texts.sentence(query.data.coach)} />
          {query.data.films.length === 0 ? (
            <EmptyState
              level={2}
              className="card"
              flight="bounces"
              title={texts.none}
              action={<LinkButton to={paths.mirror}>{texts.mirror}</LinkButton>}
            >
              {texts.noneText}
            </EmptyState>
          ) : (
            <div className="grid max-w-reading gap-4">
              <FilmList films={query.data.films} addressOf={({ _id }) => paths.film(_id)} />
              <p className="text-sm text-ink-2">{texts.used(query.data.usedBytes, filmLimits.allBytes)}</p>
            </div>
          )}
        </>
      )}
    </div>
  );
}
