import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { type ComponentProps, useState } from 'react';
import { FieldFrame, type FieldProps } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & {
    autoComplete: 'current-password' | 'new-password';
  };

export function PasswordField({ label, hideLabel, hint, error, bare, className, id, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const frame = { label, hideLabel, hint, error, bare, className, id };
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="control pr-12"
          />
          {/* the field's own name stays out of the button's, so that the field is found by its label alone */}
          <IconButton
            icon={shown ? EyeSlashIcon : EyeIcon}
            weight="regular"
            label={shown ? 'Ocultar lo escrito' : 'Mostrar lo escrito'}
            aria-controls={control.id}
            className="absolute top-0 right-0"
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
