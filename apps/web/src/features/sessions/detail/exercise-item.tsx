import { secondsText, timeOf } from '@bandeja/domain/exercises/dose';
import type { SessionEntry, SetRow } from '@bandeja/domain/sessions/contract';
import { type Counted, countedOf, isBetter } from '@bandeja/domain/sessions/rules';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { type ReactNode, useState } from 'react';
import { detailTexts as texts } from '#features/sessions/texts.ts';
import { formatHundredths, formatNumber } from '#lib/format.ts';
import { type Media, mediaOf } from '#lib/media.ts';
import { FoldCard } from '#ui/fold-card.tsx';
import { Icon } from '#ui/icon.tsx';
import { MediaPlayer } from '#ui/media-player.tsx';
import { Tag } from '#ui/tag.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export function ExerciseItem({ entry, under }: { entry: SessionEntry; under?: ReactNode }) {
  const { name, description, videoUrl, tags, playerNote, completed } = entry;
  const done = doneText(entry) ?? (completed ? texts.doneWithoutSets : texts.notDone);
  return (
    <li>
      <FoldCard
        head={
          <>
            <h3 className="wrap-anywhere">{name}</h3>
            <p className="num text-sm text-ink-2">
              <VisuallyHidden>{`${texts.done}: `}</VisuallyHidden>
              <span>{done}</span>
            </p>
            <Balls entry={entry} />
          </>
        }
      >
        <ExerciseVideo name={name} videoUrl={videoUrl} />
        {description !== '' && <p className="leading-[1.45] text-ink-2">{description}</p>}
        <ul className="flex flex-wrap gap-x-4.5 text-ink-2">
          {figuresOf(entry).map(({ value, unit }) => (
            <li key={unit} className="num">
              <b className="text-num-sm font-head text-ink">{value}</b> {unit}
            </li>
          ))}
        </ul>
        {playerNote !== '' && (
          <dl className="border-t pt-2 text-ui">
            <dt className="text-sm text-ink-3">{texts.playerNote}</dt>
            <dd className="whitespace-pre-line wrap-anywhere text-ink-2">{playerNote}</dd>
          </dl>
        )}
        {tags.length > 0 && (
          <ul className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
      </FoldCard>
      {under && <div className="px-3 pt-2 sm:px-5">{under}</div>}
    </li>
  );
}

function Balls({ entry: { setRows, countedBefore } }: { entry: SessionEntry }) {
  const now = countedOf(setRows.filter(({ done }) => done));
  if (now === null) return null;
  return (
    <p className="num text-sm">
      <b className="font-strong">{texts.balls.of(now.hits, now.attempts)}</b>
      {countedBefore && <span className="text-ink-2">{` · ${comparison(now, countedBefore)}`}</span>}
    </p>
  );
}

function comparison(now: Counted, before: Counted): string {
  const figures = texts.balls.before(before.hits, before.attempts);
  return isBetter(now, before) ? `${texts.balls.better} (${figures})` : `${texts.balls.lastTime}: ${figures}`;
}

function figuresOf({ sets, reps, weight, duration, metres, loadType, perSide }: SessionEntry) {
  const isCounted = !(loadType === 'time' && duration !== null) && !(loadType === 'distance' && metres !== null);
  const time = duration === null ? null : timeOf(duration);
  const side = perSide ? ` ${texts.perSide}` : '';
  return [
    { value: sets, unit: texts.sets(sets) },
    { value: isCounted ? reps : null, unit: `${texts.reps(reps)}${side}` },
    { value: weight, unit: 'kg' },
    { value: time?.value ?? null, unit: `${time?.unit}${isCounted ? '' : side}` },
    { value: metres, unit: isCounted ? 'm' : `m${side}` },
  ].flatMap(({ value, unit }) => (value === null ? [] : [{ value: formatNumber(value), unit }]));
}

/** «8 × 5 kg, 8 × 5 kg, 7 × 5 kg», «10, 10, 8 reps», «30 s, 30 s»: the sets that were done; null when there are none. */
export function doneText(entry: Pick<SessionEntry, 'setRows' | 'loadType' | 'perSide'>): string | null {
  const rows = entry.setRows.filter(({ done }) => done);
  if (rows.length === 0) return null;
  const amounts = rows.map((row) => amountOf(row, entry.loadType)).join(', ');
  const lastReps = rows.at(-1)?.reps ?? 0;
  const unit = rows.some((row) => hasUnit(row, entry.loadType)) ? '' : ` ${texts.reps(lastReps)}`;
  return `${amounts}${unit}${entry.perSide ? ` ${texts.perSide}` : ''}`;
}

const isWeighted = ({ weight }: SetRow) => weight !== null && weight > 0;
const hasUnit = (row: SetRow, loadType: SessionEntry['loadType']) =>
  isWeighted(row) || measuredText(row, loadType) !== null;

function amountOf(row: SetRow, loadType: SessionEntry['loadType']): string {
  const amount = measuredText(row, loadType) ?? formatHundredths(row.reps ?? 0);
  return isWeighted(row) ? `${amount} × ${formatHundredths(row.weight ?? 0)} kg` : amount;
}

function measuredText({ seconds, metres }: SetRow, loadType: SessionEntry['loadType']): string | null {
  if (loadType === 'time' && seconds !== null) return secondsText(seconds);
  if (loadType === 'distance' && metres !== null) return `${metres} m`;
  return null;
}

const videoTexts = texts.media;

/** An exercise's video or picture: a poster first, the media after a tap. Nothing without one. */
export function ExerciseVideo({ name, videoUrl }: { name: string; videoUrl: string | null }) {
  const [isPlaying, setPlaying] = useState(false);
  const media = mediaOf(videoUrl);
  if (media === null) return null;
  return (
    <div className="relative aspect-16/9 overflow-hidden rounded-2 bg-court-deep">
      {isPlaying ? (
        <MediaPlayer media={media} title={videoTexts[media.kind].title(name)} className="block size-full border-0" />
      ) : (
        <Poster name={name} media={media} onPlay={() => setPlaying(true)} />
      )}
    </div>
  );
}

function Poster({ name, media, onPlay }: { name: string; media: Media; onPlay: () => void }) {
  return (
    <>
      {/* without a poster nothing: a court would be of another exercise */}
      {media.poster !== null && <img src={media.poster} alt="" loading="lazy" className="size-full object-cover" />}
      <button
        type="button"
        aria-label={videoTexts[media.kind].play(name)}
        className="absolute bottom-3 left-3 grid size-14 place-items-center rounded-2 bg-white text-on-white"
        onClick={onPlay}
      >
        <Icon as={PlayIcon} weight="fill" />
      </button>
    </>
  );
}
