import type { SessionEntry } from '@bandeja/domain/sessions/contract';
import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { BarbellIcon } from '@phosphor-icons/react/dist/csr/Barbell';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { FlagCheckeredIcon } from '@phosphor-icons/react/dist/csr/FlagCheckered';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple';
import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { NotePencilIcon } from '@phosphor-icons/react/dist/csr/NotePencil';
import { PictureInPictureIcon } from '@phosphor-icons/react/dist/csr/PictureInPicture';
import { SkipForwardIcon } from '@phosphor-icons/react/dist/csr/SkipForward';
import { SpeakerHighIcon } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { StackIcon } from '@phosphor-icons/react/dist/csr/Stack';
import { SwapIcon } from '@phosphor-icons/react/dist/csr/Swap';
import { TimerIcon } from '@phosphor-icons/react/dist/csr/Timer';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { WaveSineIcon } from '@phosphor-icons/react/dist/csr/WaveSine';
import { useState } from 'react';
import { bandsLine, weightsLine } from '#features/sessions/live/screen/stored-weights.ts';
import { windowTexts } from '#features/sessions/live/screen/window-texts.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { cueKinds, possibleCues, storedCues } from '#features/sessions/live/timers/cue-settings.ts';
import { canFloat } from '#features/sessions/live/timers/floating-timer.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextArea } from '#ui/text-area.tsx';

const texts = windowTexts.menu;

export type MenuChoice =
  | 'swap'
  | 'later'
  | 'list'
  | 'skip'
  | 'sets'
  | 'superset'
  | 'interval'
  | 'weights'
  | 'bands'
  | 'note'
  | 'cues'
  | 'pulse'
  | 'floating'
  | 'finish'
  | 'discard';

type Line = { choice: MenuChoice; icon: PhosphorIcon; name: string; hint: string };

type ExerciseMenuProps = {
  entry: SessionEntry;
  isLast: boolean;
  superset: { isOn: boolean; name: string } | null;
  onClose: () => void;
  onChoose: (choice: MenuChoice) => void;
};

export function ExerciseMenu({ entry, isLast, superset, onClose, onChoose }: ExerciseMenuProps) {
  const done = entry.setRows.filter((row) => row.done).length;
  const lines: Line[] = [
    { choice: 'swap', icon: SwapIcon, ...texts.swap },
    ...(isLast ? [] : [{ choice: 'later' as const, icon: ArrowDownIcon, ...texts.later }]),
    ...(done === 0 && !isLast ? [{ choice: 'skip' as const, icon: SkipForwardIcon, ...texts.skip }] : []),
    { choice: 'sets', icon: StackIcon, name: texts.sets.name, hint: texts.sets.hint(entry.setRows.length) },
    ...supersetLine(superset),
    ...(done < entry.setRows.length ? [{ choice: 'interval' as const, icon: TimerIcon, ...texts.interval }] : []),
    ...(entry.usesWeight ? [{ choice: 'weights' as const, icon: BarbellIcon, ...weightsLine() }] : []),
    ...(entry.usesBand ? [{ choice: 'bands' as const, icon: WaveSineIcon, ...bandsLine() }] : []),
    { choice: 'note', icon: NotePencilIcon, name: texts.note.name, hint: noteHint(entry.playerNote) },
    { choice: 'list', icon: ListIcon, ...texts.list },
    { choice: 'cues', icon: SpeakerHighIcon, name: texts.cues.name, hint: texts.cues.hint(cuesOn()) },
    { choice: 'pulse', icon: HeartIcon, ...texts.pulse },
    ...(canFloat() ? [{ choice: 'floating' as const, icon: PictureInPictureIcon, ...texts.floating }] : []),
    { choice: 'finish', icon: FlagCheckeredIcon, ...texts.finish },
    { choice: 'discard', icon: TrashIcon, ...texts.discard },
  ];
  return (
    <Dialog isOpen isCourt onClose={onClose} title={entry.name}>
      <ul className="divide-y border-t">
        {lines.map(({ choice, icon, name, hint }) => (
          <li key={choice}>
            <button
              type="button"
              onClick={() => onChoose(choice)}
              className="grid min-h-gym w-full grid-cols-[28px_1fr_auto] items-center gap-3 py-2.5 text-left leading-ui"
            >
              <Icon as={icon} weight="regular" className="size-6 text-ink-2" />
              <span className="min-w-0">
                <span className="block font-strong">{name}</span>
                <span className="block wrap-anywhere text-ui text-ink-2">{hint}</span>
              </span>
              <Icon as={CaretRightIcon} className="size-4.5 text-ink-2" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function supersetLine(superset: ExerciseMenuProps['superset']): Line[] {
  if (superset === null) return [];
  const { isOn, name } = superset;
  return [
    { choice: 'superset', icon: LinkSimpleIcon, ...(isOn ? texts.superset.part(name) : texts.superset.join(name)) },
  ];
}

function cuesOn(): string[] {
  const [stored, possible] = [storedCues(), possibleCues()];
  return cueKinds.filter((kind) => stored[kind] && possible[kind]).map((kind) => windowTexts.cues.kinds[kind]);
}

function noteHint(note: string): string {
  const [line = ''] = note.split('\n');
  if (line === '') return texts.note.hint;
  return `«${line.length > 60 ? `${line.slice(0, 60)}…` : line}»`;
}

export function SetsWindow(props: {
  entry: SessionEntry;
  onClose: () => void;
  onAdd: () => void;
  onRemove: (setId: string) => void;
}) {
  const { entry, onClose, onAdd, onRemove } = props;
  const last = entry.setRows.at(-1);
  const canRemove = last !== undefined && !last.done && entry.setRows.length > 1;
  return (
    <Dialog isOpen isCourt onClose={onClose} title={texts.sets.name}>
      <p role="status" className="text-ink-2">
        {texts.sets.now(entry.setRows.length)}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2.5">
        <Button size="gym" variant="line" aria-disabled={!canRemove} onClick={() => canRemove && onRemove(last._id)}>
          {liveTexts.removeSet}
        </Button>
        <Button size="gym" variant="line" onClick={onAdd}>
          {liveTexts.addSet}
        </Button>
      </div>
    </Dialog>
  );
}

export function NoteWindow({
  entry,
  onClose,
  onSave,
}: {
  entry: SessionEntry;
  onClose: () => void;
  onSave: (note: string) => void;
}) {
  const [note, setNote] = useState(entry.playerNote);
  return (
    <Dialog isOpen isCourt onClose={onClose} title={texts.note.name}>
      <TextArea
        label={entry.name}
        hint={texts.note.pinned}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button size="gym" variant="saque" onClick={() => onSave(note.trim())}>
        {texts.note.save}
      </Button>
    </Dialog>
  );
}
