import { useSearchParams } from 'react-router';
import { EntryPage } from '#features/auth/entry-page.tsx';
import { RegisterForm } from '#features/auth/register-form.tsx';
import { authTexts } from '#features/auth/texts.ts';
import * as paths from '#lib/paths.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

const texts = authTexts.register;

export function RegisterPage() {
  const [params] = useSearchParams();
  // the wanted page is not forgotten on the way to login
  const query = useHydrated() && params.size > 0 ? (`?${params}` as const) : '';
  return (
    <EntryPage path={paths.register} texts={texts} to={`${paths.login}${query}`}>
      <RegisterForm />
    </EntryPage>
  );
}
