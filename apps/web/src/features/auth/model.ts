import { authMessages } from '@bandeja/domain/auth/messages';
import * as z from 'zod/mini';

type Passwords = { password: string; confirmPassword: string };

export const confirmPasswordSchema = z.string().check(z.minLength(1, authMessages.confirmRequired));

/** Both passwords are equal; reported together with other errors once both are filled in. */
export const samePasswords = z.refine<Passwords>(({ password, confirmPassword }) => password === confirmPassword, {
  path: ['confirmPassword'],
  message: authMessages.confirmDiffers,
  when: ({ value }) => {
    const { password, confirmPassword } = value as Passwords; // the refined schema has both fields
    return password !== '' && confirmPassword !== '';
  },
});
