import type { SessionEntry } from '@bandeja/domain/sessions/contract';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { Icon } from '#ui/icon.tsx';

/** How the exercise is done; open to begin with, always there. */
export function Steps({ entry }: { entry: Pick<SessionEntry, 'steps' | 'description'> }) {
  if (entry.steps.length === 0 && entry.description === '') return null;
  return (
    <details open className="group border-t border-court-edge">
      <summary className="flex min-h-gym list-none items-center justify-between font-strong">
        {liveTexts.steps}
        <Icon as={CaretDownIcon} className="size-4.5 group-open:rotate-180" />
      </summary>
      {entry.description && <p className="mb-3 text-ui text-ink-2">{entry.description}</p>}
      <ol className="grid gap-2.5 pb-4">
        {entry.steps.map((step, index) => (
          <li key={step} className="flex gap-3 leading-ui">
            <span aria-hidden="true" className="w-4 flex-none font-head text-ink-2">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </details>
  );
}
