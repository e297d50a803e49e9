import { scopeTexts } from '@bandeja/domain/coaching/messages';
import { type CoachScope, coachConsents, coachScopes } from '@bandeja/domain/coaching/vocabulary';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useId } from 'react';
import { Icon } from '#ui/icon.tsx';

/** As the mock-up lists them. */
export const shownScopes: readonly CoachScope[] = ['health', 'strokes', 'films', 'weight', 'pulse'];

type ScopeSwitchesProps = {
  open: readonly CoachScope[];
  isPending?: boolean;
  onChange: (scopes: CoachScope[]) => void;
};

/** Plan and sessions go with the link; each other is a consent of its own, with its sentence. */
export function ScopeSwitches({ open, isPending = false, onChange }: ScopeSwitchesProps) {
  const toggle = (scope: CoachScope) =>
    onChange(coachScopes.filter((each) => (each === scope ? !open.includes(each) : open.includes(each))));
  return (
    <ul className="overflow-hidden rounded-3 border bg-surface">
      <li className="flex items-center justify-between gap-4 px-4 py-3">
        <div className="min-w-0">
          <p className="font-strong">{scopeTexts.plan.name}</p>
          <p className="text-sm text-ink-2">{scopeTexts.plan.what}</p>
        </div>
        <Icon as={CheckIcon} className="icon shrink-0 text-ok" />
      </li>
      {shownScopes.map((scope) => (
        <ScopeRow
          key={scope}
          scope={scope}
          isOpen={open.includes(scope)}
          isPending={isPending}
          onToggle={() => toggle(scope)}
        />
      ))}
    </ul>
  );
}

type ScopeRowProps = { scope: CoachScope; isOpen: boolean; isPending: boolean; onToggle: () => void };

function ScopeRow({ scope, isOpen, isPending, onToggle }: ScopeRowProps) {
  const noteId = useId();
  const { name, what } = scopeTexts[scope];
  const control = { 'aria-describedby': noteId, checked: isOpen, disabled: isPending, onChange: onToggle };
  return (
    <li className="border-t px-4 py-3">
      <label className="flex cursor-pointer items-center justify-between gap-4">
        <span className="min-w-0">
          <span className="block font-strong">{name}</span>
          <span className="block text-sm text-ink-2">{what}</span>
        </span>
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked */}
        <input {...control} type="checkbox" role="switch" className="switch shrink-0" />
      </label>
      <p id={noteId} className="mt-1 text-xs text-ink-2">
        {consentTexts[coachConsents[scope]].text}
      </p>
    </li>
  );
}
