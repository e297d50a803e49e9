import { useQuery } from '@tanstack/react-query';
import { checksQuery } from '#features/mirror/api.ts';
import { CheckRoom } from '#features/mirror/check/check-room.tsx';
import { checkTexts as texts } from '#features/mirror/check/texts.ts';
import { ListWait } from '#ui/list-wait.tsx';

export function MonthlyCheckPage() {
  const query = useQuery(checksQuery);
  const { data } = query;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      {data === undefined ? (
        <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />
      ) : (
        <CheckRoom stored={data} />
      )}
    </div>
  );
}
