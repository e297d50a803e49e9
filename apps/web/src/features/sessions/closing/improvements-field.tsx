import { type KeyboardEvent, useState } from 'react';
import { improvementsMost, withImprovement } from '#features/sessions/closing/improvements.ts';
import { closingTexts } from '#features/sessions/texts.ts';
import { Button } from '#ui/button.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = closingTexts.improvements;

type ImprovementsFieldProps = {
  value: string[];
  onChange: (value: string[]) => void;
  /** Typed text that is not added yet; saving adds it. */
  draft: string;
  onDraft: (draft: string) => void;
};

export function ImprovementsField({ value, onChange, draft, onDraft }: ImprovementsFieldProps) {
  // a player's own chip stays after it is unselected, until the page is left
  const [added, setAdded] = useState<string[]>([]);
  const labels = [...new Set([...texts.suggestions, ...added, ...value])];
  const isFull = value.length >= improvementsMost;

  function choose(next: string[]) {
    setAdded([...new Set([...added, ...value])]);
    if (next.length <= improvementsMost) onChange(next);
  }

  function add() {
    choose(withImprovement(value, draft));
    onDraft('');
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || draft.trim() === '') return;
    // Enter adds the word instead of sending the form
    event.preventDefault();
    if (!isFull) add();
  }

  return (
    <div className="grid gap-3">
      <ChipGroup
        mode="multi"
        label={texts.label}
        options={labels.map((label) => ({ value: label, label }))}
        value={value}
        onChange={choose}
      />
      <div className="flex items-start gap-2">
        <TextField
          label={texts.own}
          className="flex-1"
          maxLength={120}
          value={draft}
          bare={!isFull}
          hint={isFull ? texts.full : undefined}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={addOnEnter}
        />
        <Button
          variant="line"
          className="mt-7"
          aria-disabled={isFull || draft.trim() === ''}
          onClick={() => !isFull && add()}
        >
          {texts.add}
        </Button>
      </div>
    </div>
  );
}
