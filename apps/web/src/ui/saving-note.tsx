import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { Icon } from '#ui/icon.tsx';

/** «Guardando» with three dots, then «Guardado». Stays in the page (role status), so that the change is read. */
export function SavingNote({ state }: { state: 'saving' | 'saved' }) {
  return (
    <span role="status" className="inline-flex items-center gap-2 text-sm text-ink-2">
      {state === 'saving' ? (
        <span className="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      ) : (
        <Icon as={CheckIcon} className="size-4" />
      )}
      {state === 'saving' ? 'Guardando' : 'Guardado'}
    </span>
  );
}
