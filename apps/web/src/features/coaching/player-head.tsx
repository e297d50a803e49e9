import { daysBetween } from '@bandeja/domain/calendar/dates';
import type { CoachedPage } from '@bandeja/domain/coaching/contract';
import { GridFourIcon } from '@phosphor-icons/react/dist/csr/GridFour';
import { useState } from 'react';
import { ApplyTemplate } from '#features/coaching/apply-template.tsx';
import { CoachFace } from '#features/coaching/coach-face.tsx';
import { SaveTemplate } from '#features/coaching/save-template.tsx';
import { templateTexts } from '#features/coaching/template-texts.ts';
import type { Routines } from '#features/coaching/template-weeks.tsx';
import { playerTexts as texts } from '#features/coaching/texts.ts';
import { formatAxisDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Who it is and where they stand, and what can be done with templates. */
export function PlayerHead({ player, routines }: { player: CoachedPage; routines: Routines }) {
  const { name, level, goals, weeks, today } = player;
  const [step, setStep] = useState<'none' | 'apply' | 'save'>('none');
  const sum = (of: 'planned' | 'done') => weeks.reduce((total, week) => total + week[of], 0);
  const next = goals.find(({ date }) => date !== null && date >= today);
  const facts = [
    ...(level === null ? [] : [level]),
    ...(next?.date ? [texts.goalIn(next.name, formatAxisDate(next.date), daysBetween(today, next.date))] : []),
    ...(sum('planned') === 0 ? [] : [texts.adherence(sum('done'), sum('planned'))]),
  ];
  const close = () => setStep('none');
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <title>{`${name} · Bandeja`}</title>
      <div className="flex min-w-0 items-center gap-4">
        <CoachFace name={name} photo={null} isLarge />
        <div className="min-w-0">
          <h1 tabIndex={-1} className="wrap-anywhere">
            {name}
          </h1>
          <ul className="flex flex-wrap gap-x-5 text-sm text-ink-2">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="ghost" size="sm" onClick={() => setStep('save')}>
          {templateTexts.saveWeeks}
        </Button>
        <Button variant="line" icon={<Icon as={GridFourIcon} />} onClick={() => setStep('apply')}>
          {templateTexts.apply}
        </Button>
      </div>
      {step === 'save' && <SaveTemplate days={player.days} routines={routines} onClose={close} />}
      {step === 'apply' && (
        <ApplyTemplate player={player} routines={routines} today={today} onDone={close} onClose={close} />
      )}
    </div>
  );
}
