import type { Season, Template } from '@bandeja/domain/season/contract';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { applyTemplate, removeTemplate, saveTemplate } from '#features/season/api.ts';
import { currentGoal } from '#features/season/model.ts';
import { nameOfGoal, seasonTexts } from '#features/season/texts.ts';
import { useSeasonChange } from '#features/season/use-season.ts';
import { dayRange } from '#lib/day-range.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { uuid7 } from '#lib/uuid7.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DayField } from '#ui/day-field.tsx';
import { DialogWindow } from '#ui/dialog-window.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = seasonTexts.templates;

export function Templates({ season }: { season: Season }) {
  const { change, isPending, isOffline, error } = useSeasonChange();
  const [begun, setBegun] = useState<Template | null>(null);
  const [isSaving, setSaving] = useState(false);
  const goal = currentGoal(season);
  return (
    <section aria-labelledby="templates" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="templates" className="heading-3">
            {texts.title}
          </h2>
          <p className="mt-1 text-ui text-ink-2">{texts.text}</p>
        </div>
        {goal && (
          <Button variant="line" onClick={() => setSaving(true)}>
            {texts.save}
          </Button>
        )}
      </div>
      {season.templates.length > 0 && (
        <ul className="card grid divide-y px-5 py-1.5">
          {season.templates.map((template) => (
            <li key={template._id} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
              <p>
                <span className="font-strong">{template.name}</span>{' '}
                <span className="text-ui text-ink-2">{texts.weeks(template.weeks)}</span>
              </p>
              <div className="flex items-center gap-1">
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={texts.beginTitle(template.name)}
                  onClick={() => setBegun(template)}
                >
                  {texts.begin}
                </Button>
                <IconButton
                  icon={TrashIcon}
                  label={texts.remove(template.name)}
                  disabled={isPending || isOffline}
                  onClick={() => change({ run: () => removeTemplate(template._id), done: texts.removed })}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {error !== null && <Alert kind="err">{failureReason(error, seasonTexts.change.failed)}</Alert>}
      {isSaving && goal && (
        <SaveWindow goalId={goal._id} proposal={nameOfGoal(goal)} onClose={() => setSaving(false)} />
      )}
      {begun && <BeginWindow template={begun} today={season.today} onClose={() => setBegun(null)} />}
    </section>
  );
}

type SaveProps = { goalId: string; proposal: string; onClose: () => void };

function SaveWindow({ goalId, proposal, onClose }: SaveProps) {
  const [id] = useState(uuid7);
  const [name, setName] = useState(proposal);
  const { change, isPending, isOffline, error } = useSeasonChange(onClose);
  const save = () =>
    change({
      run: () => saveTemplate({ id, name: name.trim(), goalId }),
      undo: () => removeTemplate(id),
      done: texts.saved,
    });
  return (
    <DialogWindow
      isOpen
      onClose={onClose}
      title={texts.save}
      footer={
        <Button
          full
          size="lg"
          variant="saque"
          disabled={name.trim() === '' || isOffline}
          pending={isPending}
          pendingLabel={seasonTexts.change.pending}
          onClick={save}
        >
          {texts.confirm}
        </Button>
      }
    >
      <TextField label={texts.name} maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
      {error !== null && <Alert kind="err">{failureReason(error, seasonTexts.change.failed)}</Alert>}
    </DialogWindow>
  );
}

type BeginProps = { template: Template; today: string; onClose: () => void };

function BeginWindow({ template, today, onClose }: BeginProps) {
  const [goalId] = useState(uuid7);
  const [startsOn, setStart] = useState(today);
  const { change, isPending, isOffline, error } = useSeasonChange(onClose);
  const bounds = { ...dayRange('planned'), min: today };
  return (
    <DialogWindow
      isOpen
      onClose={onClose}
      title={texts.beginTitle(template.name)}
      footer={
        <Button
          full
          size="lg"
          variant="saque"
          disabled={startsOn < bounds.min || startsOn > bounds.max || isOffline}
          pending={isPending}
          pendingLabel={seasonTexts.change.pending}
          onClick={() =>
            change({
              run: () => applyTemplate(template._id, { startsOn, name: template.name, goalId }),
              done: texts.begun,
            })
          }
        >
          {texts.begin}
        </Button>
      }
    >
      <DayField
        label={texts.day}
        hint={texts.dayHint}
        {...bounds}
        value={startsOn}
        onChange={({ target }) => setStart(target.value)}
      />
      <p className="text-ui text-ink-2">{texts.replaces}</p>
      {error !== null && <Alert kind="err">{failureReason(error, seasonTexts.change.failed)}</Alert>}
    </DialogWindow>
  );
}
