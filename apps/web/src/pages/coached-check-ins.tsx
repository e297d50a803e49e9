import { useParams } from 'react-router';
import { CoachedCheckIns } from '#features/check-ins/coached-check-ins.tsx';
import { checkInTexts } from '#features/check-ins/texts.ts';
import { playerTexts } from '#features/coaching/texts.ts';
import * as paths from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** Of one player, for the coach they share their health with. */
export function CoachedCheckInsPage() {
  const { id = '' } = useParams();
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <p>
        <Link to={paths.coachedPlayer(id)}>{playerTexts.backToPlayer}</Link>
      </p>
      <PageTitle title={checkInTexts.coached.pageTitle} />
      <CoachedCheckIns playerId={id} />
    </div>
  );
}
