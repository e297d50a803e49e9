import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from '#ui/field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

export function TextField({ label, hideLabel, hint, error, bare, className, id, ...input }: TextFieldProps) {
  const frame = { label, hideLabel, hint, error, bare, className, id };
  return (
    <FieldFrame {...frame}>{(control) => <input type="text" {...input} {...control} className="control" />}</FieldFrame>
  );
}
