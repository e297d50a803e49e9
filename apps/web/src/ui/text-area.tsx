import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from '#ui/field.tsx';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextArea({ label, hideLabel, hint, error, bare, className, id, ...area }: TextAreaProps) {
  const frame = { label, hideLabel, hint, error, bare, className, id };
  return (
    <FieldFrame {...frame}>
      {(control) => <textarea {...area} {...control} className="control control-area" />}
    </FieldFrame>
  );
}
