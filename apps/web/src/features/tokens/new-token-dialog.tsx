import { newTokenSchema } from '@bandeja/domain/tokens/contract';
import { isConsentScope } from '@bandeja/domain/tokens/rules';
import { type ConsentScope, type TokenScope, tokenDays } from '@bandeja/domain/tokens/vocabulary';
import { type NewToken, useCreateToken } from '#features/tokens/api.ts';
import { ScopeFields } from '#features/tokens/scope-fields.tsx';
import { tokenTexts } from '#features/tokens/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { contractResolver, useSendForm } from '#lib/use-send-form.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = tokenTexts.form;

type Values = { name: string; scopes: TokenScope[]; days: string; password: string };

const start: Values = { name: '', scopes: ['read'], days: '90', password: '' };

const bodyOf = ({ days, ...values }: Values): NewToken => ({
  ...values,
  days: Number(days) as NewToken['days'],
  consents: values.scopes.filter(isConsentScope),
});

const resolver = contractResolver<Values, NewToken>({ schema: newTokenSchema, bodyOf });

type NewTokenDialogProps = {
  standing: readonly ConsentScope[];
  onClose: () => void;
  onMade: (token: string) => void;
};

export function NewTokenDialog({ standing, onClose, onMade }: NewTokenDialogProps) {
  const create = useCreateToken();
  const { field, errors, ...state } = useSendForm({
    start,
    resolver,
    send: async (body: NewToken) => onMade(await create(body)),
    fieldError: ({ code, message }) => (code === 'auth.wrong_password' ? { path: 'password', message } : null),
    fallback: failureReason,
  });
  const { error: _scopes, ...scopes } = field('scopes');
  return (
    <FormDialog texts={texts} state={state} onClose={onClose}>
      <div className="grid gap-2.5">
        <TextField label={texts.name} hint={texts.nameHint} autoComplete="off" {...field('name')} />
        <ScopeFields standing={standing} error={errors.scopes?.message} {...scopes} />
        <Select
          label={texts.days}
          options={tokenDays.map((days) => ({ value: String(days), label: texts.daysOf(days) }))}
          {...field('days')}
        />
        <PasswordField label={texts.password} autoComplete="current-password" {...field('password')} />
      </div>
    </FormDialog>
  );
}
