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
import { useIsPhone } from '#lib/use-is-phone.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FoldCard } from '#ui/fold-card.tsx';
import { PhoneFold } from '#ui/phone-fold.tsx';

const texts = bodyTexts.care;
const cardsMost = 2;

type Standing = Body['standing'][number];

/** What hurts, beside today's session: how it is in one tap, its own work, what the sessions hold less. */
export function CareCards({ standing }: Pick<Body, 'standing'>) {
  const isPhone = useIsPhone();
  const hurting = standing.filter(({ cares }) => !cares);
  if (hurting.length === 0) return null;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      {hurting.slice(0, cardsMost).map((each) => {
        const Card = isPhone && !each.advice.isReferral ? FoldedCareCard : CareCard;
        return <Card key={`${each.region} ${each.side}`} standing={each} />;
      })}
      {hurting.length > cardsMost && <ArrowLink to={paths.body}>{texts.all}</ArrowLink>}
    </div>
  );
}

/** Today comes first on a phone: a line, open only when the drawing asks anyway. */
function FoldedCareCard({ standing }: { standing: Standing }) {
  const { region, side, level, isAsked, plan } = standing;
  return (
    <FoldCard
      startsOpen={isAsked}
      head={
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="heading-3">{texts.title(placeName(region, side))}</h2>
          <span className="num text-ui text-ink-2">{level === null ? texts.ask : texts.level(level)}</span>
        </div>
      }
    >
      <p className="text-ui text-ink-2">{beginning(standing)}</p>
      <HowToday standing={standing} />
      <AreaPlan plan={plan} />
    </FoldCard>
  );
}

function HowToday({ standing }: { standing: Standing }) {
  const { region, side, level, reportedAt, source } = standing;
  const { start, isPending, error } = useReportDiscomfort();
  const today = localDateIn(timeZone, new Date());
  const isToday = localDateIn(timeZone, new Date(reportedAt)) === today && source === 'body';
  return (
    <>
      <div className="border-t pt-2.5 md:pt-4">
        <LevelRow
          label={isToday ? texts.answered : texts.ask}
          value={isToday ? level : null}
          isDisabled={isPending}
          onChoose={(chosen) => start({ region, side, level: chosen })}
        />
      </div>
      {error && <Alert kind="err">{serverMessage(error) ?? bodyTexts.saveFailed}</Alert>}
    </>
  );
}

/** `isPlain` within another card. */
export function CareCard({ standing, isPlain = false }: { standing: Standing; isPlain?: boolean }) {
  const id = useId();
  const { region, side, level, advice, plan } = standing;
  const { start, isPending, error } = useReportDiscomfort();
  const mayGoOn = advice.isReferral && (level ?? 0) <= 3 && !standing.atNight && !standing.acute;
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'grid min-w-0 content-start gap-4',
        !isPlain && 'card max-md:gap-2.5 max-md:p-4 xl:grid-cols-2 xl:gap-x-10',
      )}
    >
      <div className="grid min-w-0 content-start gap-[inherit]">
        <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
          <h2 id={id} className="heading-2">
            {texts.title(placeName(region, side))}
          </h2>
          {level !== null && (
            <b className="num heading-2">
              {level} <small className="text-ui font-strong text-ink-2">{texts.ofTen}</small>
            </b>
          )}
          <p className="col-span-full text-ui text-ink-2">{beginning(standing)}</p>
        </div>
        {advice.isReferral && !isPlain ? (
          <PhoneFold title={texts.ask}>
            <HowToday standing={standing} />
          </PhoneFold>
        ) : (
          <HowToday standing={standing} />
        )}
      </div>
      <div className={classNames('grid min-w-0 content-start gap-[inherit]', !isPlain && 'xl:*:first:border-t-0')}>
        {error && <Alert kind="err">{serverMessage(error) ?? bodyTexts.saveFailed}</Alert>}
        {advice.isReferral ? (
          <Alert kind="warn" className="max-md:text-sm">
            {advice.text}
          </Alert>
        ) : (
          <AreaPlan plan={plan} />
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
      </div>
    </section>
  );
}

function beginning({ firstLevel, level, source, since }: Standing): string {
  const day = formatShortDate(since);
  if (source === 'profile') return texts.fromProfile(day);
  const isToday = day === formatShortDate(new Date().toISOString());
  if (firstLevel === null || isToday) return texts.since(day);
  return firstLevel === level ? texts.sinceSame(day, firstLevel) : texts.sinceOther(day, firstLevel);
}
