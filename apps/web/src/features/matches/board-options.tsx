import { teams } from '@bandeja/domain/matches/vocabulary';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { useState } from 'react';
import type { Board } from '#features/matches/board-state.ts';
import { boardTexts } from '#features/matches/texts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog, Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Switch } from '#ui/switch.tsx';

const texts = boardTexts.format;

type BoardOptionsProps = {
  board: Board;
  isOpen: boolean;
  onClose: () => void;
  onChange: (board: Board) => void;
  onClear: () => void;
  /** Opens the connection of a sensor. */
  onPulse?: (() => void) | undefined;
};

export function BoardOptions({ board, isOpen, onClose, onChange, onClear, onPulse }: BoardOptionsProps) {
  const [isAsking, setAsking] = useState(false);
  const { format } = board;
  const change = (part: Partial<Board['format']>) => onChange({ ...board, format: { ...format, ...part } });
  return (
    <>
      <Dialog isOpen={isOpen && !isAsking} onClose={onClose} title={boardTexts.options}>
        <Switch
          label={texts.golden}
          checked={format.goldenPoint}
          onChange={(event) => change({ goldenPoint: event.target.checked })}
        />
        <Switch
          label={texts.shortDecider}
          checked={format.shortDecider}
          onChange={(event) => change({ shortDecider: event.target.checked })}
        />
        <Switch
          label={texts.oneSet}
          checked={format.setsToWin === 1}
          onChange={(event) => change({ setsToWin: event.target.checked ? 1 : 2 })}
        />
        <div className="grid gap-1.5">
          <span aria-hidden="true" className="field-label">
            {texts.server}
          </span>
          <Segmented
            label={texts.server}
            options={teams.map((value) => ({ value, label: boardTexts.teams[value] }))}
            value={board.firstServer}
            onChange={(firstServer) => onChange({ ...board, firstServer })}
          />
        </div>
        {onPulse && (
          <Button variant="line" className="justify-self-start" icon={<Icon as={HeartIcon} />} onClick={onPulse}>
            {boardTexts.pulse}
          </Button>
        )}
        {board.points.length > 0 && (
          <Button variant="line" className="justify-self-start" onClick={() => setAsking(true)}>
            {texts.clear}
          </Button>
        )}
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        texts={texts.clearing}
        action={{
          start: () => {
            onClear();
            setAsking(false);
            onClose();
          },
          isPending: false,
          error: null,
          reset: () => {},
        }}
        onClose={() => setAsking(false)}
      >
        <p className="text-ink-2">{texts.clearing.text}</p>
      </ConfirmDialog>
    </>
  );
}
