import type { Block, Season } from '@bandeja/domain/season/contract';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question';
import type { ReactNode } from 'react';
import { isOver, lastDayOf, weekOf } from '#features/season/model.ts';
import { seasonTexts as texts } from '#features/season/texts.ts';
import { formatAxisDate, formatDateRange, formatMinutes } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';

/** In a line of a phone: «21 dic – 17 ene». */
const shortRange = (block: Block) => `${formatAxisDate(block.from)} – ${formatAxisDate(lastDayOf(block))}`;
const rangeOf = (block: Block) => formatDateRange(block.from, lastDayOf(block));

export function CurrentBlock({ block, today, actions }: { block: Block; today: string; actions: ReactNode }) {
  return (
    <article aria-labelledby="current-block" className="card grid content-start gap-3 border-2 border-ink p-4 xl:p-5">
      <div>
        <div className="flex flex-wrap items-center gap-2.5">
          <Badge tone="hoy">{texts.now}</Badge>
          <h2 id="current-block" className="heading-2">
            {block.name}
          </h2>
        </div>
        <p className="mt-1 text-ui text-ink-2">{texts.range(rangeOf(block), weekOf(block, today), block.weeks)}</p>
      </div>
      <p>{block.aim}</p>
      <Figures block={block} />
      <Why block={block} />
      {actions}
    </article>
  );
}

/** What the block asks for: sessions, minutes, intensity. */
function Figures({ block, className = '' }: { block: Block; className?: string }) {
  const { count, unit } = texts.perWeek(block.sessions);
  const { least, most } = block.minutes;
  const cell = 'min-w-0 py-2.5 not-first:border-l not-first:pl-3';
  const value = 'text-h4 font-head leading-tight voice-num';
  return (
    <dl className={`grid grid-cols-[1.25fr_1fr_0.9fr] border-y max-[22rem]:grid-cols-2 ${className}`}>
      <div className={cell}>
        <dt className="text-sm text-ink-2">{texts.sessions}</dt>
        <dd className={value}>
          {count} <small className="text-sm font-ui text-ink-2">{unit}</small>
        </dd>
      </div>
      <div className={cell}>
        <dt className="text-sm text-ink-2">{texts.minutes}</dt>
        <dd className={value}>{texts.minutesOf(least, most)}</dd>
      </div>
      <div className={`${cell} max-[22rem]:col-span-2 max-[22rem]:border-t max-[22rem]:border-l-0 max-[22rem]:pl-0`}>
        <dt className="text-sm text-ink-2">{texts.intensity}</dt>
        <dd className={value}>{block.intensity}</dd>
      </div>
    </dl>
  );
}

function Why({ block, className = '' }: { block: Block; className?: string }) {
  return (
    <p className={`flex gap-2.5 text-ui text-ink-2 ${className}`}>
      <Icon as={QuestionIcon} weight="regular" className="mt-0.5 size-4.5 flex-none" />
      <span>
        <span className="sr-only">{texts.why}: </span>
        {block.why}
      </span>
    </p>
  );
}

type BlocksProps = { season: Season; menuOf: (block: Block) => ReactNode };

/** What comes after the current block, then what is over: lines on a phone, cards beside the current one on a desktop. */
export function OtherBlocks({ season: { blocks, today }, menuOf }: BlocksProps) {
  const coming = blocks.filter(({ from }) => from > today);
  const over = blocks.filter((block) => isOver(block, today));
  return (
    <section aria-labelledby="other-blocks" className="min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1">
      <h2 id="other-blocks" className="heading-3 mb-2 xl:sr-only">
        {coming.length > 0 ? texts.after : texts.before}
      </h2>
      <ol className="grid border-t xl:grid-cols-2 xl:gap-6 xl:border-0">
        {[...coming, ...over].map((block) => (
          <li
            key={block.from}
            className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-3 border-b py-3 xl:card xl:gap-y-2.5 xl:p-5"
          >
            <h3 className="heading-4 flex items-center gap-1.5 xl:heading-3">
              {isOver(block, today) && <Icon as={CheckIcon} className="size-4 flex-none text-ok" />}
              {block.name}
            </h3>
            <div className="row-span-1 flex items-center gap-2">
              <span className="text-sm whitespace-nowrap text-ink-2 xl:hidden">{shortRange(block)}</span>
              {!isOver(block, today) && menuOf(block)}
            </div>
            <OtherBlock block={block} isDone={isOver(block, today)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function OtherBlock({ block, isDone }: { block: Block; isDone: boolean }) {
  const { sessions, minutes, done } = block;
  const fact =
    isDone && done
      ? texts.done(done.sessions, formatMinutes(60 * done.minutes))
      : texts.inShort(sessions, minutes.least, minutes.most);
  return (
    <div className="col-span-2 grid gap-2.5 text-ui text-ink-2">
      <p className="hidden text-sm xl:block">{rangeOf(block)}</p>
      <p className={isDone ? '' : 'xl:hidden'}>
        {fact} {!isDone && `${block.aim} ${block.why}`}
      </p>
      {!isDone && (
        <div className="hidden gap-2.5 xl:grid">
          <p className="text-ink">{block.aim}</p>
          <Figures block={block} />
          <Why block={block} />
        </div>
      )}
    </div>
  );
}
