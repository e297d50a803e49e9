import { measureOf } from '@bandeja/domain/exercises/dose';
import type { SessionEntry } from '@bandeja/domain/sessions/contract';
import { useState } from 'react';
import { playEnd } from '#features/sessions/live/cue-player.ts';
import { type CueKind, cueKinds, possibleCues, storeCue, storedCues } from '#features/sessions/live/cue-settings.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { windowTexts } from '#features/sessions/live/window-texts.ts';
import { Button } from '#ui/button.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { Switch } from '#ui/switch.tsx';

/** «Avisos»: each way of being told has a switch of its own; «Probar» plays what is on. */
export function CuesWindow({ onClose }: { onClose: () => void }) {
  const texts = windowTexts.cues;
  const [cues, setCues] = useState(storedCues);
  const possible = possibleCues();
  function change(kind: CueKind, isOn: boolean) {
    storeCue(kind, isOn);
    setCues(storedCues());
  }
  return (
    <Dialog isOpen isCourt onClose={onClose} title={texts.name}>
      <p className="text-ink-2">{texts.when}</p>
      <div className="grid divide-y border-y">
        {cueKinds.map((kind) => (
          <div key={kind} className="py-2">
            <Switch
              label={texts.kinds[kind]}
              checked={cues[kind] && possible[kind]}
              disabled={!possible[kind]}
              onChange={(event) => change(kind, event.target.checked)}
              className="min-h-gym"
            />
            {!possible[kind] && <p className="pb-2 text-ui text-ink-2">{texts.impossible}</p>}
          </div>
        ))}
      </div>
      <Button size="gym" variant="line" onClick={() => playEnd(liveTexts.restOver)}>
        {texts.tryOut}
      </Button>
    </Dialog>
  );
}

type Kind = 'turns' | 'minute';
type IntervalWindowProps = {
  entry: SessionEntry;
  onClose: () => void;
  onStart: (wish: { workSeconds: number; restSeconds: number; rounds: number }) => void;
};

const minuteSeconds = 60;

/** Rounds of work and rest, or one each minute: how long, how many, and off they go. */
export function IntervalWindow({ entry, onClose, onStart }: IntervalWindowProps) {
  const texts = windowTexts.interval;
  const isTimed = measureOf(entry) === 'seconds';
  const open = entry.setRows.filter((row) => !row.done);
  const [kind, setKind] = useState<Kind>(isTimed ? 'turns' : 'minute');
  const [work, setWork] = useState(open[0]?.seconds ?? 20);
  const [rest, setRest] = useState(entry.rest > 0 ? entry.rest : 10);
  const [rounds, setRounds] = useState(Math.max(1, open.length));
  const isTurns = kind === 'turns';
  return (
    <Dialog isOpen isCourt onClose={onClose} title={texts.name}>
      <ChipGroup
        mode="single"
        label={texts.kind}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'turns', label: texts.turns },
          { value: 'minute', label: texts.minute },
        ]}
      />
      <div className="grid gap-3">
        {isTurns && (
          <NumberStepper label={texts.work} value={work} onChange={setWork} min={5} max={600} step={5} unit="s" />
        )}
        {isTurns && (
          <NumberStepper label={texts.rest} value={rest} onChange={setRest} min={5} max={600} step={5} unit="s" />
        )}
        <NumberStepper label={texts.rounds} value={rounds} onChange={setRounds} min={1} max={30} step={1} />
      </div>
      <p className="text-ui text-ink-2">{isTurns ? texts.turnsHint : texts.minuteHint}</p>
      <Button
        size="gym"
        variant="saque"
        onClick={() =>
          onStart(
            isTurns
              ? { workSeconds: work, restSeconds: rest, rounds }
              : { workSeconds: minuteSeconds, restSeconds: 0, rounds },
          )
        }
      >
        {texts.start}
      </Button>
    </Dialog>
  );
}
