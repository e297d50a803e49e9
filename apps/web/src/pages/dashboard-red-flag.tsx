import type { RedFlag, User } from '@bandeja/domain/profile/contract';
import { useQuery } from '@tanstack/react-query';
import { PausedWeek, RedFlagWarning } from '#features/profile/red-flag/red-flag.tsx';
import { useToday } from '#features/schedule/use-today.ts';
import { dayFact } from '#features/schedule/week-facts.ts';
import { nextQuery } from '#features/sessions/today/api.ts';
import { OpenSession } from '#features/sessions/today/open-session.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export const firstName = ({ name }: User) => name.trim().split(/\s+/)[0] ?? name;

export function RedFlagDashboard({ user, flag }: { user: User; flag: RedFlag }) {
  const today = useToday();
  const open = useQuery(nextQuery).data?.open ?? null;
  return (
    <div className="wrap grid gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle
        title={`Hola, ${firstName(user)}`}
        windowTitle="Dashboard"
        isOnOneLine
        sentence={dayFact(today, null, null)}
      />
      <RedFlagWarning flag={flag} />
      {open && <OpenSession session={open} isCalm />}
      <PausedWeek flag={flag} />
    </div>
  );
}
