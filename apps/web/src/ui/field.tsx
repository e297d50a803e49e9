import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

export type FieldProps = {
  label: string;
  /** The label is read, not seen (a search box, a table cell). */
  hideLabel?: boolean;
  /** Permanent help under the field, replaced by an error. */
  hint?: string | undefined;
  /** The error in a short Spanish sentence. */
  error?: string | undefined;
  /** Without errors or hints (a filter, a planner cell) no row is reserved under the field. */
  bare?: boolean;
  /** Layout of the whole field within its form. */
  className?: string | undefined;
};

/** Attributes that tie a control to its label and note. */
export type ControlProps = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

type FieldFrameProps = FieldProps & { id?: string | undefined; children: (control: ControlProps) => ReactNode };

/** Label above, control, one reserved row below. Draws no control itself. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hideLabel = false, hint, error, bare = false, className, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
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

/** The reserved row: the error if there is one, else the hint. */
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
