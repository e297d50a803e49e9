import { useSearchParams } from 'react-router';
import { EntryPage } from '#features/auth/entry-page.tsx';
import { LoginForm } from '#features/auth/login-form.tsx';
import { authTexts } from '#features/auth/texts.ts';
import * as paths from '#lib/paths.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

const texts = authTexts.login;

export function LoginPage() {
  const [params] = useSearchParams();
  // the wanted page is not forgotten on the way to register and back
  const query = useHydrated() && params.size > 0 ? (`?${params}` as const) : '';
  return (
    <EntryPage path={paths.login} texts={texts} to={`${paths.register}${query}`}>
      <LoginForm />
    </EntryPage>
  );
}
