import type { Plan, PlanId } from '@bandeja/domain/billing/vocabulary';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { HourglassIcon } from '@phosphor-icons/react/dist/csr/Hourglass';
import type { ReactNode } from 'react';
import { cardTexts } from '#features/billing/card-texts.ts';
import { limitLines, plansTexts as texts } from '#features/billing/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

type PlanCardProps = {
  plan: Plan;
  children: ReactNode;
};

export function PlanCard({ plan, children }: PlanCardProps) {
  const { id, name, tagline, priceCents, features } = plan;
  const { includes, notes, honesty } = cardTexts[id];
  const titleId = `plan-${id}`;
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        'flex flex-col',
        id === 'premium' ? 'court on-court p-6 max-lg:-order-1' : 'card',
        'min-w-0 pb-7',
      )}
    >
      <PlanDrawing plan={id} className="mb-6 w-full max-w-55 lg:max-w-none" />
      <h2 id={titleId} className="text-[min(var(--text-num-count),11vw)] tracking-head">
        {name}
      </h2>
      <p className="mt-1 text-ink-2 leading-[1.45] lg:min-h-[2lh]">{tagline}</p>
      <p className="mt-3 mb-5 flex flex-wrap items-baseline gap-x-2">
        <b className="voice-num text-[min(3.25rem,22vw)] leading-none font-head tracking-num">{euros(priceCents)}</b>
        <span className="text-ink-2">{texts.perMonth}</span>
      </p>
      {children}
      {id !== 'free' && <p className="mt-6 -mb-3.5 font-strong">{texts.above[id]}</p>}
      <ul className="mt-6 mb-5 grid gap-2.5">
        {includes.map((text) => (
          <Line key={text} text={text} isReal />
        ))}
        {limitLines(plan).map((text) => (
          <Line key={text} text={text} isReal />
        ))}
        {features.map(({ id: key, text, available }) => (
          <Line key={key} text={text} note={notes[key]} isReal={available} />
        ))}
      </ul>
      <p className="mt-auto border-t pt-4 text-sm text-ink-2">{honesty}</p>
    </section>
  );
}

export function PlanMark({ children }: { children: ReactNode }) {
  return (
    <p className="flex min-h-13 items-center justify-center gap-2 rounded-2 bg-quiet px-4 text-center font-strong text-ink-2">
      {children}
    </p>
  );
}

function Line({ text, note, isReal }: { text: string; note?: string | undefined; isReal: boolean }) {
  return (
    <li className={classNames('flex gap-2.5 leading-[1.4]', !isReal && 'text-ink-2')}>
      <Icon as={isReal ? CheckIcon : HourglassIcon} className="mt-1 size-4.25 flex-none text-ink-3" />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        {note === undefined ? text : <span>{text}</span>}
        {note !== undefined && <small className="basis-full text-sm text-ink-2">{note}</small>}
        {!isReal && <Badge>{texts.soon}</Badge>}
      </span>
    </li>
  );
}

const price = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 0, maximumFractionDigits: 2 });

const euros = (cents: number) => price.format(cents / 100);

const lines = 'M3 3h280v140h-280ZM45.7 3v140M240.3 3v140M45.7 73H240.3';

const lit: Record<PlanId, { x: number; width: number; height: number }> = {
  free: { x: 45.7, width: 97.3, height: 70 },
  premium: { x: 3, width: 140, height: 140 },
  pro: { x: 3, width: 280, height: 140 },
};

/** A padel court from above, 20 × 10 m at 14 units a metre, with as much of it in play as the plan gives. */
function PlanDrawing({ plan, className }: { plan: PlanId; className?: string }) {
  const { x, width, height } = lit[plan];
  const clip = `lit-${plan}`;
  return (
    <svg viewBox="0 0 286 146" className={classNames('overflow-visible', className)} aria-hidden="true">
      <clipPath id={clip}>
        <rect x={x} y="3" width={width} height={height} />
      </clipPath>
      <path className="share-line" d={lines} />
      <rect className="share-floor" x={x} y="3" width={width} height={height} />
      <path className="share-line share-line-lit" d={lines} clipPath={`url(#${clip})`} />
      <path className={classNames('share-line share-net', plan !== 'free' && 'share-line-lit')} d="M143 0v146" />
    </svg>
  );
}
