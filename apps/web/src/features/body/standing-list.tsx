import type { Body } from '@bandeja/domain/body/contract';
import { placeName } from '@bandeja/domain/body/messages';
import { useReportDiscomfort } from '#features/body/api.ts';
import { AreaPlan } from '#features/body/area-plan.tsx';
import { CareCard } from '#features/body/care-card.tsx';
import { bodyTexts } from '#features/body/texts.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { Link } from '#ui/link.tsx';
import { SectionTitle } from '#ui/section-title.tsx';

const texts = bodyTexts.standing;
type Standing = Body['standing'][number];
type Protocol = NonNullable<Standing['advice']['protocol']>;

export function StandingList({ standing }: Pick<Body, 'standing'>) {
  return (
    <section aria-labelledby="standing" className="card min-w-0 max-sm:p-5">
      <SectionTitle id="standing" title={texts.title} />
      {standing.length === 0 && <p className="text-ink-2">{texts.none}</p>}
      <ul className="grid grid-cols-1 gap-5">
        {standing.map((discomfort) => (
          <StandingItem key={`${discomfort.region} ${discomfort.side}`} discomfort={discomfort} />
        ))}
      </ul>
      <p className="mt-5 text-sm text-ink-2">{bodyTexts.permanent}</p>
    </section>
  );
}

function StandingItem({ discomfort }: { discomfort: Standing }) {
  const { region, side, level, cares, isAsked, advice } = discomfort;
  const report = useReportDiscomfort();
  const place = placeName(region, side);
  return (
    <li className="grid grid-cols-1 gap-3 border-t pt-4 first:border-t-0 first:pt-0">
      {cares ? (
        <div className="grid min-w-0">
          <h3 className="first-letter:uppercase">{place}</h3>
          <p className="text-sm text-ink-2">{texts.cares}</p>
          <AreaPlan plan={discomfort.plan} />
        </div>
      ) : (
        <>
          {isAsked && <Alert kind="info">{level === null ? texts.unsaid : texts.asks}</Alert>}
          <CareCard standing={discomfort} isPlain />
          {!advice.isReferral && <Alert kind="info">{advice.text}</Alert>}
        </>
      )}
      <div>
        <Button
          variant="line"
          aria-label={(cares ? texts.noCareOf : texts.overOf)(place)}
          pending={report.isPending}
          onClick={() => report.start({ region, side, level: 0 })}
        >
          {cares ? texts.noCare : texts.over}
        </Button>
      </div>
      {advice.protocol && <ProtocolFold protocol={advice.protocol} />}
      {report.error && <Alert kind="err">{serverMessage(report.error) ?? bodyTexts.saveFailed}</Alert>}
    </li>
  );
}

function ProtocolFold({ protocol: { dose, now, later } }: { protocol: Protocol }) {
  return (
    <Fold title={texts.protocol}>
      <p>
        {dose} {texts.helps}
      </p>
      <ExerciseLinks label={texts.now} exercises={now} />
      <ExerciseLinks label={texts.later} exercises={later} />
    </Fold>
  );
}

function ExerciseLinks({ label, exercises }: { label: string; exercises: Protocol['now'] }) {
  if (exercises.length === 0) return null;
  return (
    <div>
      <p className="text-sm text-ink-2">{label}</p>
      <ul className="list-disc pl-5">
        {exercises.map(({ code, name, slug }) => (
          <li key={code} className="py-1">
            <Link to={paths.exercise(slug)} className="link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
