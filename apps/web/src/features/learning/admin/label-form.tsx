import { chatReadings } from '@bandeja/domain/coach/vocabulary';
import type { Correction, CorrectionSpan } from '@bandeja/domain/learning/contract';
import { dangerLabels, spanLabels, wishLabels } from '@bandeja/domain/learning/vocabulary';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useState } from 'react';
import { useLabelCorrection } from '#features/learning/admin/api.ts';
import { correctionTexts as texts } from '#features/learning/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Button } from '#ui/button.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { useToast } from '#ui/toast.tsx';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const messageOptions = {
  wish: options([...dangerLabels, ...wishLabels]),
  chat: options([...dangerLabels, ...chatReadings]),
};
const spanOptions = options(spanLabels);

function labelsOf({ labels, channel, corrected }: Correction): string[] {
  return labels ?? ['ok', ...(channel === 'chat' ? corrected : [])];
}

export function LabelForm({ correction }: { correction: Correction }) {
  const { message, channel } = correction;
  const [labels, setLabels] = useState(() => labelsOf(correction));
  const [spans, setSpans] = useState<CorrectionSpan[]>(correction.spans);
  const { mutate, isPending } = useLabelCorrection();
  const toast = useToast();

  function save() {
    mutate(
      { id: correction._id, labels, spans },
      {
        onSuccess: () => toast(texts.saved),
        onError: (error) => toast(serverMessage(error) ?? texts.failed, { kind: 'err', seconds: 6 }),
      },
    );
  }
  return (
    <div className="grid gap-4">
      <ChipGroup
        mode="multi"
        compact
        hideLabel
        label={texts.labels}
        options={messageOptions[channel]}
        value={labels}
        onChange={setLabels}
      />
      <WordPicker message={message} onMark={(span) => setSpans([...spans, span])} />
      <ul className="flex flex-wrap gap-2">
        {spans.map((span) => {
          const words = message.slice(span.from, span.to);
          return (
            <li key={`${span.from}-${span.label}`} className="chip">
              {`${span.label}: ${words}`}
              <button
                type="button"
                aria-label={texts.unmark(words)}
                className="grid min-h-tap w-11 place-items-center"
                onClick={() => setSpans(spans.filter((each) => each !== span))}
              >
                <Icon as={XIcon} className="size-4" />
              </button>
            </li>
          );
        })}
      </ul>
      <Button
        className="justify-self-start"
        disabled={labels.length === 0}
        pending={isPending}
        pendingLabel={texts.saving}
        onClick={save}
      >
        {texts.save}
      </Button>
    </div>
  );
}

type Run = { from: number; to: number };

function WordPicker({ message, onMark }: { message: string; onMark: (span: CorrectionSpan) => void }) {
  const [run, setRun] = useState<Run | null>(null);
  const [label, setLabel] = useState('');
  const words = [...message.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
  const isIn = (word: Run) => run !== null && word.from >= run.from && word.to <= run.to;

  function press(word: Run) {
    if (run === null || isIn(word)) setRun(run === null ? word : null);
    else setRun({ from: Math.min(run.from, word.from), to: Math.max(run.to, word.to) });
  }
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-2">{texts.words}</p>
      <p className="flex flex-wrap gap-1">
        {words.map((word) => (
          <button
            key={word.from}
            type="button"
            aria-pressed={isIn(word)}
            className="rounded-1 px-1.5 py-1 hover:bg-sunken aria-pressed:bg-solid aria-pressed:text-on-solid"
            onClick={() => press(word)}
          >
            {message.slice(word.from, word.to)}
          </button>
        ))}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label={texts.word}
          placeholder={texts.choose}
          options={spanOptions}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Button
          variant="line"
          disabled={run === null || label === ''}
          onClick={() => {
            if (run !== null) onMark({ ...run, label });
            setRun(null);
          }}
        >
          {texts.mark}
        </Button>
      </div>
    </div>
  );
}
