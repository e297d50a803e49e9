import type { Body } from '@bandeja/domain/body/contract';
import { placeName } from '@bandeja/domain/body/messages';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import { useId } from 'react';
import { useReportDiscomfort } from '#features/body/api.ts';
import { AreaPlan } from '#features/body/area-plan.tsx';
import { LevelRow } from '#features/body/level-row.tsx';
import { bodyTexts } from '#features/body/texts.ts';
import { formatShortDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { timeZone } from '#lib/time-zone.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { PhoneFold } from '#ui/phone-fold.tsx';

const texts = bodyTexts.care;
const cardsMost = 2;

type Standing = Body['standing'][number];

/** What hurts, beside today's session: how it is in one tap, its own work, what the sessions hold less. */
export function CareCards({ standing }: Pick<Body, 'standing'>) {
  const hurting = standing.filter(({ cares }) => !cares);
  if (hurting.length === 0) return null;
  return (
    <div className="grid min-w-0 gap-3">
      {hurting.slice(0, cardsMost).map((each) => (
        <CareCard key={`${each.region} ${each.side}`} standing={each} />
      ))}
      {hurting.length > cardsMost && <ArrowLink to={paths.body}>{texts.all}</ArrowLink>}
    </div>
  );
}

/** `isPlain` within another card. */
export function CareCard({ standing, isPlain = false }: { standing: Standing; isPlain?: boolean }) {
  const id = useId();
  const { region, side, level, since, reportedAt, advice, plan } = standing;
  const { start, isPending, error } = useReportDiscomfort();
  const today = localDateIn(timeZone, new Date());
  const isToday = localDateIn(timeZone, new Date(reportedAt)) === today && standing.source === 'body';
  const mayGoOn = advice.isReferral && (level ?? 0) <= 3 && !standing.atNight && !standing.acute;
  const howToday = (
    <div className="border-t pt-2.5 md:pt-4">
      <LevelRow
        label={isToday ? texts.answered : texts.ask}
        value={isToday ? level : null}
        isDisabled={isPending}
        onChoose={(chosen) => start({ region, side, level: chosen })}
      />
    </div>
  );
  return (
    <section
      aria-labelledby={id}
      className={classNames('grid min-w-0 gap-4', !isPlain && 'card max-md:gap-2.5 max-md:p-4')}
    >
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
        <h2 id={id} className="heading-2">
          {texts.title(placeName(region, side))}
        </h2>
        {level !== null && (
          <b className="num heading-2">
            {level} <small className="text-ui font-strong text-ink-2">{texts.ofTen}</small>
          </b>
        )}
        <p className="col-span-full text-ui text-ink-2">{beginning(standing, since)}</p>
      </div>
      {advice.isReferral && !isPlain ? <PhoneFold title={texts.ask}>{howToday}</PhoneFold> : howToday}
      {error && <Alert kind="err">{serverMessage(error) ?? bodyTexts.saveFailed}</Alert>}
      {advice.isReferral ? (
        <Alert kind="warn" className="max-md:text-sm">
          {advice.text}
        </Alert>
      ) : (
        <CarePlan plan={plan} isPlain={isPlain} />
      )}
      {mayGoOn && (
        <Button
          variant="line"
          pending={isPending}
          onClick={() => start({ region, side, level: level ?? 0, seen: true })}
        >
          {texts.seen}
        </Button>
      )}
    </section>
  );
}

/** On the dashboard of a phone it is one tap away: today comes first there. */
function CarePlan({ plan, isPlain }: Pick<Standing, 'plan'> & { isPlain: boolean }) {
  if (plan.work.length + plan.eased.length === 0) return null;
  if (isPlain) return <AreaPlan plan={plan} />;
  return (
    <PhoneFold title={texts.plan}>
      <AreaPlan plan={plan} />
    </PhoneFold>
  );
}

function beginning({ firstLevel, level, source }: Standing, since: string): string {
  const day = formatShortDate(since);
  if (source === 'profile') return texts.fromProfile(day);
  if (firstLevel === null) return texts.since(day);
  return firstLevel === level ? texts.sinceSame(day, firstLevel) : texts.sinceOther(day, firstLevel);
}
