import { hasFeature } from '@bandeja/domain/billing/rules';
import type { User } from '@bandeja/domain/profile/contract';
import { isOlder, openRedFlag, openReferral } from '@bandeja/domain/profile/rules';
import type { StoredAbsence } from '@bandeja/domain/schedule/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useAuth } from '#features/auth/auth-context.tsx';
import { useCare } from '#features/body/use-care.ts';
import { AiBanner } from '#features/generator/ai-banner.tsx';
import { useMatchDoor } from '#features/matches/match-door.tsx';
import { RedFlagWarning } from '#features/profile/red-flag/red-flag.tsx';
import { RecapDoor } from '#features/reminders/recap-door.tsx';
import { routinesQuery } from '#features/routines/api.ts';
import { choicesOf, leftByPlan, recommend } from '#features/routines/recommend.ts';
import { RoutinesCard } from '#features/routines/routines-card.tsx';
import { useLifeDoor } from '#features/schedule/life-door.tsx';
import { NextDays } from '#features/schedule/next-days.tsx';
import { useAbsences } from '#features/schedule/use-absences.ts';
import { useToday } from '#features/schedule/use-today.ts';
import { useWeek } from '#features/schedule/use-week.ts';
import { dayFact, plannedSessions } from '#features/schedule/week-facts.ts';
import { FinishProfile, WeeklyPlan, WeekMessage } from '#features/schedule/weekly-plan.tsx';
import { SeasonDoor } from '#features/season/season-door.tsx';
import { historyQuery } from '#features/sessions/history/api.ts';
import { History } from '#features/sessions/history/history.tsx';
import { nextQuery } from '#features/sessions/today/api.ts';
import { doneOn, trainingWords } from '#features/sessions/today/done.ts';
import { OpenSession } from '#features/sessions/today/open-session.tsx';
import { StartError } from '#features/sessions/today/start-error.tsx';
import { TodayCard } from '#features/sessions/today/today-card.tsx';
import { useStart } from '#features/sessions/today/use-start.ts';
import { statsQuery } from '#features/stats/api.ts';
import { StatCards } from '#features/stats/stat-cards.tsx';
import { MonthUsage } from '#features/usage/month-usage.tsx';
import { useFirstWords } from '#lib/first-words.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { loadState } from '#lib/load-state.ts';
import { userQuery } from '#lib/user-query.ts';
import { firstName, RedFlagDashboard } from '#pages/dashboard-red-flag.tsx';
import { PageTitle } from '#ui/page-title.tsx';

const HowAreYou = lazyPart(async () => (await import('#features/schedule/standing-absences.tsx')).HowAreYou);
const CareCards = lazyPart(async () => (await import('#features/body/care-card.tsx')).CareCards);

const MyDayComments = lazyPart(async () => (await import('#features/coaching/my-comments.tsx')).MyDayComments);

const commentsOf = (date: string) => (
  <Suspense fallback={null}>
    <MyDayComments date={date} />
  </Suspense>
);

const commentsFor = ({ subscription }: User) => (hasFeature(subscription, 'personal_trainer') ? commentsOf : undefined);

export function DashboardPage() {
  const { user: signedIn } = useAuth();
  // the current use of the month, and the player's current health data
  const { data: user = signedIn } = useQuery(userQuery);
  if (!user) return null;
  const flag = openRedFlag(user);
  return flag ? <RedFlagDashboard user={user} flag={flag} /> : <Dashboard user={user} />;
}

type AskedHowProps = { asked: StoredAbsence | undefined; today: string };

function AskedHow({ asked, today }: AskedHowProps) {
  return <Suspense fallback={null}>{asked && <HowAreYou asked={asked} today={today} />}</Suspense>;
}

function Dashboard({ user }: { user: User }) {
  const today = useToday();
  const week = useWeek(user);
  const next = useQuery(nextQuery);
  const routines = useQuery(routinesQuery);
  const stats = useQuery(statsQuery);
  const history = useQuery(historyQuery);
  const start = useStart();
  const care = useCare(user);
  const match = useMatchDoor();
  const logMatch = (date: string) => match.open({ start: { date } });
  const { subscription, usage, fitnessLevel: level, equipment } = user;
  const referral = openReferral(user);

  const open = next.data?.open ?? null;
  const plannedToday = next.data?.today ?? null;
  const finished = stats.data?.finishedThisWeek ?? [];
  const hasTrained = stats.data !== undefined && stats.data.sessions > 0;
  const { isIll, asked } = useAbsences(today);
  const life = useLifeDoor({
    today,
    trained: finished.map(({ localDate }) => localDate),
    caredId: care.routineId,
    onStart: ({ routineId, type }, shape) =>
      start.start({ routineId, type, from: 'today', ...care.of(routineId), ...shape }),
  });
  // «done» replaces the plan: neither is shown before both are known
  const isDoneKnown = history.isSuccess || (history.isError && !stats.isPending);
  const done = doneOn(today, { day: plannedToday, newest: history.data ?? [], finished });
  const planned = week.status === 'ready' ? plannedSessions(week.week, today, finished) : null;

  const library = loadState(routines, choicesOf);
  const wish = { level, equipment, plannedRoutineId: plannedToday?.routineId ?? null, today, count: 2 };
  const starting = start.state.step === 'starting' ? start.state.wish : null;
  const greeting = `Hola, ${firstName(user)}`;
  const sentence = dayFact(today, stats.data?.sessionsThisWeek ?? null, planned);
  const training = trainingWords(week.status === 'incomplete' || open ? null : plannedToday, open ? null : done);
  const isKnown = stats.isSuccess && next.isSuccess && isDoneKnown && ['ready', 'incomplete'].includes(week.status);
  useFirstWords(isKnown ? [greeting, sentence, ...training] : null);

  return (
    <div className="wrap grid grid-cols-1 gap-3 pt-3 pb-4 md:gap-6 md:pt-6 md:pb-24 xl:gap-5">
      <PageTitle
        title={greeting}
        windowTitle="Dashboard"
        isOnOneLine
        // on phones it takes two lines once all is known: the first one alone moves nothing
        sentence={<span className="block min-h-[2lh] md:min-h-0">{sentence}</span>}
      />
      {referral && <RedFlagWarning flag={referral} />}
      {open && <OpenSession session={open} />}
      <AskedHow asked={asked} today={today} />
      <div className="grid grid-cols-1 gap-3 md:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:gap-y-5">
        {week.status === 'incomplete' ? (
          <FinishProfile isChecking={week.isChecking} onCheck={week.check} isSecond={open !== null} />
        ) : (
          <TodayCard
            state={isDoneKnown ? loadState(next, () => ({ day: plannedToday, done })) : { status: 'loading' }}
            options={library}
            start={start}
            error={<StartError start={start} from="today" />}
            isSecond={open !== null}
            onLogMatch={() => logMatch(today)}
            onCannot={life.open}
            isIll={isIll}
            hasTrained={hasTrained}
            routines={routines.data ?? []}
            care={care.today}
            isOlder={isOlder(user)}
          />
        )}
        <div className="grid min-w-0 grid-cols-1 gap-3 xl:col-span-2">
          <NextDays state={week} today={today} />
          {care.standing.length > 0 && (
            <Suspense fallback={null}>
              <CareCards standing={care.standing} />
            </Suspense>
          )}
          <WeekMessage state={week} isBelow={care.hurts} />
          <WeeklyPlan
            state={week}
            today={today}
            finished={finished}
            choices={library}
            onLogMatch={logMatch}
            onCannot={life.open}
            isMessageBelow={care.hurts}
            commentsOf={commentsFor(user)}
            ways={<SeasonDoor />}
          />
          <MonthUsage
            subscription={subscription}
            usage={usage}
            now={new Date()}
            startable={leftByPlan(routines.data ?? [])}
          />
        </div>
        <div className="grid content-start gap-3 md:gap-6 xl:col-start-2 xl:row-start-1 xl:grid-rows-[auto_1fr] xl:gap-4">
          <RoutinesCard
            state={loadState(routines, (list) => ({ routines: recommend(list, wish) }))}
            startingId={starting?.from === 'routines' ? starting.routineId : null}
            onStart={({ _id, categories: [category], type }) =>
              start.start({ routineId: _id, type: category ?? type, from: 'routines' })
            }
            error={<StartError start={start} from="routines" />}
          />
          <div className="xl:row-start-1">
            <AiBanner subscription={subscription} now={new Date()} />
          </div>
        </div>
      </div>
      <RecapDoor hasTrained={hasTrained} />
      <StatCards state={loadState(stats, (totals) => ({ stats: totals }))} />
      <div className="lg:mt-5">
        <History state={loadState(history, (sessions) => ({ sessions }))} />
      </div>
      {match.sheet}
      {life.sheet}
    </div>
  );
}
