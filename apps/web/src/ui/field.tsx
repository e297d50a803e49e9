import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

export type FieldProps = {
  label: string;
  hideLabel?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  bare?: boolean;
  className?: string | undefined;
};

export type ControlProps = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

type FieldFrameProps = FieldProps & { id?: string | undefined; children: (control: ControlProps) => ReactNode };

export function FieldFrame(props: FieldFrameProps) {
  const { label, hideLabel = false, hint, error, bare = false, className, children } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const noteId = `${id}-note`;
  const control: ControlProps = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? noteId : undefined,
  };
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'field-label'}>
        {label}
      </label>
      {children(control)}
      {!bare && <FieldNote id={noteId} hint={hint} error={error} />}
    </div>
  );
}

export function FieldNote({ id, hint, error }: { id: string; hint?: string | undefined; error?: string | undefined }) {
  return (
    <div className="field-note">
      {hint && (
        // The hint keeps its room under an error, so that nothing below moves.
        <p id={error ? undefined : id} className={classNames('text-ink-3', error ? 'invisible' : undefined)}>
          {hint}
        </p>
      )}
      {error && (
        <p id={id} className="field-error">
          <Icon as={WarningCircleIcon} className="" />
          {error}
        </p>
      )}
    </div>
  );
}
