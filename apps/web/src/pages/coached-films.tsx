import { useParams } from 'react-router';
import { playerTexts } from '#features/coaching/texts.ts';
import { CoachedFilms } from '#features/films/coached-films.tsx';
import { filmTexts } from '#features/films/texts.ts';
import * as paths from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** Of one player, for the coach they share them with. */
export function CoachedFilmsPage() {
  const { id = '' } = useParams();
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <p>
        <Link to={paths.coachedPlayer(id)}>{playerTexts.backToPlayer}</Link>
      </p>
      <PageTitle title={filmTexts.coached.pageTitle} />
      <CoachedFilms playerId={id} />
    </div>
  );
}
