import { resetPassword, resetPasswordBodySchema } from '@bandeja/domain/auth/contract';
import * as z from 'zod/mini';
import { AuthFormShell } from '#features/auth/auth-form-shell.tsx';
import { resetTexts as texts } from '#features/auth/forgot-texts.ts';
import { confirmPasswordSchema, samePasswords } from '#features/auth/model.ts';
import { useAuthForm } from '#features/auth/use-auth-form.ts';
import { call, HttpError, NetworkError } from '#lib/http.ts';
import { PasswordField } from '#ui/password-field.tsx';

/** The rules of the register form: the second password is compared here and never sent. */
const formSchema = z
  .object({
    password: resetPasswordBodySchema.shape.password,
    confirmPassword: confirmPasswordSchema,
  })
  .check(samePasswords);

type ResetPasswordFormProps = {
  /** Of the mail's link. */
  token: string;
  onDone: () => void;
  /** The link is used up or too old. */
  onInvalid: () => void;
};

/** A new password, typed twice. */
export function ResetPasswordForm({ token, onDone, onInvalid }: ResetPasswordFormProps) {
  const { form, field, ...state } = useAuthForm({
    schema: formSchema,
    defaultValues: { password: '', confirmPassword: '' },
    send: async ({ password }) => {
      try {
        await call(resetPassword, { body: { token, password } });
      } catch (error) {
        if (error instanceof NetworkError) throw new Error(texts.failed, { cause: error });
        if (!isLinkInvalid(error)) throw error;
        onInvalid();
        return;
      }
      onDone();
    },
    fallback: texts.failed,
  });
  return (
    <AuthFormShell state={state} texts={texts}>
      <PasswordField
        label={texts.password}
        autoComplete="new-password"
        {...field('password', { deps: form.formState.touchedFields.confirmPassword ? 'confirmPassword' : [] })}
      />
      <PasswordField label={texts.confirmPassword} autoComplete="new-password" {...field('confirmPassword')} />
    </AuthFormShell>
  );
}

/** A token that was cut off in copying is refused for its length, one that is used up as unknown. */
function isLinkInvalid(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.code === 'mail.link_invalid' || error.issues.some(({ path }) => path === 'token');
}
