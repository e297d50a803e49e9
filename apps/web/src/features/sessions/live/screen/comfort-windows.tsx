import { measureOf } from '@bandeja/domain/exercises/dose';
import type { SessionEntry } from '@bandeja/domain/sessions/contract';
import { useState } from 'react';
import {
  type Band,
  storeBands,
  storedBands,
  storedWeights,
  storeWeights,
} from '#features/sessions/live/queue/device-storage.ts';
import { windowTexts } from '#features/sessions/live/screen/window-texts.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { playEnd } from '#features/sessions/live/timers/cue-player.ts';
import {
  type CueKind,
  cueKinds,
  hasHeadset,
  isHeadsetTaken,
  possibleCues,
  storeCue,
  storedCues,
  takeHeadset,
} from '#features/sessions/live/timers/cue-settings.ts';
import { formatHundredths } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';

export function CuesWindow({ onClose }: { onClose: () => void }) {
  const texts = windowTexts.cues;
  const [cues, setCues] = useState(storedCues);
  const [hasButtons, setHasButtons] = useState(isHeadsetTaken);
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
      {hasHeadset() && (
        <div className="border-t pt-2">
          <Switch
            label={texts.headset}
            checked={hasButtons}
            onChange={(event) => {
              takeHeadset(event.target.checked);
              setHasButtons(isHeadsetTaken());
            }}
            className="min-h-gym"
          />
          <p className="text-ui text-ink-2">{texts.headsetHint}</p>
        </div>
      )}
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

const stepsKg = [0.5, 1, 1.25, 2, 2.5, 5] as const;
const mostWeights = 40;
const heaviestKg = 300;

function readWeights(text: string): number[] | null {
  const words = text.split(/[\s;·]+/).filter((word) => word !== '');
  const weights = words.map((word) => Number(word.replace(',', '.')));
  const areWeights = weights.every((kg) => Number.isFinite(kg) && kg > 0 && kg <= heaviestKg);
  if (!areWeights || weights.length > mostWeights) return null;
  return [...new Set(weights.map((kg) => Number(kg.toFixed(2))))].sort((one, other) => one - other);
}

export function WeightsWindow({ onClose }: { onClose: () => void }) {
  const texts = windowTexts.weights;
  const stored = storedWeights();
  const [step, setStep] = useState(String(stored.length === 1 ? stored[0] : ''));
  const [list, setList] = useState(stored.length > 1 ? stored.map(formatHundredths).join(' ') : '');
  const [isUnreadable, setUnreadable] = useState(false);
  function save() {
    const weights = readWeights(list);
    if (weights === null) return setUnreadable(true);
    storeWeights(weights.length > 0 || step === '' ? weights : [Number(step)]);
    onClose();
  }
  return (
    <Dialog isOpen isCourt onClose={onClose} title={texts.name}>
      <p className="text-ink-2">{texts.lead}</p>
      <ChipGroup
        mode="single"
        label={texts.steps}
        value={list.trim() === '' ? step : undefined}
        onChange={(chosen) => {
          setStep(chosen);
          setList('');
          setUnreadable(false);
        }}
        options={[
          { value: '', label: texts.usual },
          ...stepsKg.map((kg) => ({ value: String(kg), label: `${formatHundredths(kg)} kg` })),
        ]}
      />
      <TextField
        label={texts.list}
        hint={texts.listHint}
        error={isUnreadable ? texts.unreadable : undefined}
        autoComplete="off"
        maxLength={200}
        value={list}
        onChange={(event) => setList(event.target.value)}
      />
      <Button size="gym" variant="saque" onClick={save}>
        {texts.save}
      </Button>
    </Dialog>
  );
}

export function BandsWindow({ onClose }: { onClose: () => void }) {
  const texts = windowTexts.bands;
  const [bands, setBands] = useState(storedBands);
  const [isDoubtful, setDoubtful] = useState(false);
  const without = (name: string) => bands.filter((band) => band.name !== name);
  const change = (band: Band) => setBands([...without(band.name), band]);
  function save() {
    // a set stores only the kilograms: they must identify the colour
    if (new Set(bands.map(({ kg }) => kg)).size < bands.length) return setDoubtful(true);
    storeBands(bands);
    onClose();
  }
  return (
    <Dialog isOpen isCourt onClose={onClose} title={texts.name}>
      <p className="text-ink-2">{texts.lead}</p>
      <div className="grid divide-y border-y">
        {texts.usual.map(({ name, kg }) => {
          const band = bands.find((each) => each.name === name);
          return (
            <div key={name} className="grid gap-2 py-2">
              <Switch
                label={name}
                checked={band !== undefined}
                onChange={(event) => (event.target.checked ? change({ name, kg }) : setBands(without(name)))}
                className="min-h-gym"
              />
              {band && (
                <NumberStepper
                  label={texts.kg(name)}
                  hideLabel
                  value={band.kg}
                  onChange={(changed) => change({ name, kg: changed })}
                  min={0.1}
                  max={100}
                  step={band.kg < 5 ? 0.1 : 0.5}
                  unit="kg"
                />
              )}
            </div>
          );
        })}
      </div>
      {isDoubtful && <Alert kind="err" title={texts.sameKg} />}
      <Button size="gym" variant="saque" onClick={save}>
        {texts.save}
      </Button>
    </Dialog>
  );
}
