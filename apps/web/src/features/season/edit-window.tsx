import type { Block, Season } from '@bandeja/domain/season/contract';
import { blockNames } from '@bandeja/domain/season/messages';
import type { SeasonEdit } from '@bandeja/trainer/season/edit';
import { useState } from 'react';
import { putBlocks } from '#features/season/api.ts';
import { changesBetween, edited, stretchOf } from '#features/season/model.ts';
import { seasonTexts } from '#features/season/texts.ts';
import { useSeasonChange } from '#features/season/use-season.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { formatShortDate } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DialogWindow } from '#ui/dialog-window.tsx';
import { Segmented } from '#ui/segmented.tsx';

const texts = seasonTexts.edit;
const pauseWeeks = ['1', '2', '3'] as const;

export type BlockEdit = { block: Block; kind: SeasonEdit['kind'] };

/** Shows what a change does to the other blocks before it is made. */
export function EditWindow({ season, edit, onClose }: { season: Season; edit: BlockEdit; onClose: () => void }) {
  const { block, kind } = edit;
  const [weeks, setWeeks] = useState<(typeof pauseWeeks)[number]>('1');
  const { change, isPending, isOffline, error } = useSeasonChange(onClose);
  const before = season.blocks.map(stretchOf);
  const after = edited(season, block, kind === 'pause' ? { kind, weeks: Number(weeks) } : { kind });
  const date = season.goals.find(({ _id }) => _id === block.goalId)?.date ?? null;
  return (
    <DialogWindow
      isOpen
      onClose={onClose}
      title={texts[kind].title(block.name)}
      footer={
        <Button
          variant="saque"
          size="lg"
          full
          disabled={after === null || isOffline}
          pending={isPending}
          pendingLabel={seasonTexts.change.pending}
          onClick={() => after && change({ run: () => putBlocks(after), done: texts.done })}
        >
          {texts.confirm}
        </Button>
      }
    >
      {kind === 'pause' && (
        <Segmented
          label={texts.pauseWeeks}
          options={pauseWeeks.map((value) => ({ value, label: texts.weeks(Number(value)) }))}
          value={weeks}
          onChange={setWeeks}
        />
      )}
      {after === null ? (
        <Alert kind="warn">{texts.noRoom}</Alert>
      ) : (
        <ul className="grid border-t">
          {changesBetween(before, after).map((each, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a block may stand there twice, and lines never change places
              key={index}
              className="flex flex-wrap justify-between gap-x-4 border-b py-2.5"
            >
              <span className="font-strong">{blockNames[each.kind]}</span>
              <span className="text-ui text-ink-2">{texts.becomes(each.before, each.after)}</span>
            </li>
          ))}
        </ul>
      )}
      {date !== null && <p className="text-ui text-ink-2">{texts.kept(formatShortDate(date))}</p>}
      {error !== null && <Alert kind="err">{failureReason(error, seasonTexts.change.failed)}</Alert>}
      {isOffline && <Alert kind="warn">{seasonTexts.change.offline}</Alert>}
    </DialogWindow>
  );
}
