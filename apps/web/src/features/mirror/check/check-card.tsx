import { checkSidesOf, isClearCheckChange, type Measured, measuredOf, weakCalf } from '@bandeja/domain/mirror/rules';
import type { Check } from '@bandeja/domain/mirror/schemas';
import { type CheckKind, checkMeasures } from '@bandeja/domain/mirror/vocabulary';
import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { useId } from 'react';
import { checkFigures } from '#features/mirror/check/figures.ts';
import { checkTexts as texts } from '#features/mirror/check/texts.ts';
import { Button } from '#ui/button.tsx';
import { FigureLoop } from '#ui/figure/figure-loop.tsx';
import { Icon } from '#ui/icon.tsx';

type CheckCardProps = {
  kind: CheckKind;
  checks: readonly Check[];
  today: string;
  /** Its button is the yellow one. */
  isNext: boolean;
  onStart: () => void;
};

/** One of the four: today's measure of each side, the one before, and what changed. */
export function CheckCard({ kind, checks, today, isNext, onStart }: CheckCardProps) {
  const id = useId();
  const { name } = texts.kinds[kind];
  const measured = checkSidesOf(kind).map((side) => ({ side, ...measuredOf(checks, { kind, side, today }) }));
  const isDone = measured.every(({ now }) => now !== null);
  return (
    <section
      aria-labelledby={id}
      className="card grid grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden p-0 sm:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <FigureLoop figure={checkFigures[kind]} width={144} height={240} isMoving={false} className="bg-court" />
      <div className="grid content-start gap-3 p-4">
        <h2 id={id} className="text-h3">
          {name}
        </h2>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-3 border-y border-line py-3">
          {measured.map(({ side, now, before }) => (
            <div key={side ?? kind}>
              {side !== null && <dt className="text-ink-2">{texts.sides[side]}</dt>}
              {side === null && <dt className="sr-only">{name}</dt>}
              <dd className="num text-h2 font-head">{now ? texts.withUnit(kind, now.value) : texts.none}</dd>
              <dd className="num text-sm text-ink-2">
                {before ? texts.before(texts.withUnit(kind, before.value), before.date) : texts.noBefore}
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-ink-2">{sentenceOf(kind, measured, checks, today)}</p>
        <Button
          variant={isNext ? 'saque' : 'line'}
          className="justify-self-start"
          icon={<Icon as={CameraIcon} />}
          aria-label={isDone ? texts.againNamed(name) : texts.startNamed(name)}
          onClick={onStart}
        >
          {isDone ? texts.again : texts.start}
        </Button>
      </div>
    </section>
  );
}

/** What the numbers say, never more than their margin allows. */
function sentenceOf(kind: CheckKind, measured: readonly Measured[], checks: readonly Check[], today: string): string {
  const calf = kind === 'heelRaise' && measured.some(({ now }) => now !== null) ? weakCalf(checks, today) : null;
  if (calf) return texts.weak(calf.side);
  const changes = measured.flatMap(({ now, before }) => (now && before ? [[before.value, now.value] as const] : []));
  if (changes.length === 0) return texts.kinds[kind].how;
  const clear = changes.filter(([before, now]) => isClearCheckChange(kind, before, now));
  if (clear.length === 0) return texts.same(texts.withUnit(kind, 2 * checkMeasures[kind].error));
  return clear.every(([before, now]) => now > before) ? texts.more : texts.less;
}
