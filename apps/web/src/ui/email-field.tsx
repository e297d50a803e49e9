import type { ComponentProps } from 'react';
import { TextField } from '#ui/text-field.tsx';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>;

/** A mail address. Not `type="email"`: browsers refuse «peña@ejemplo.es» there, and rewrite «ana@cañón.es». */
export function EmailField(field: EmailFieldProps) {
  return (
    <TextField autoComplete="email" autoCapitalize="none" spellCheck={false} {...field} type="text" inputMode="email" />
  );
}
