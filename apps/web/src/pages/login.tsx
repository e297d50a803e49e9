import { useSearchParams } from 'react-router';
import { EntryPage } from '#features/auth/entry-page.tsx';
import { LoginForm } from '#features/auth/login-form.tsx';
import { authTexts } from '#features/auth/texts.ts';
import { chosenPlan } from '#features/billing/chosen-plan.ts';
import { ChosenPlanNote } from '#features/billing/chosen-plan-note.tsx';
import { keepGuest } from '#features/routines/public/keep-guest.ts';
import * as paths from '#lib/paths.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

const texts = authTexts.login;

export function LoginPage() {
  const [params] = useSearchParams();
  // the wanted page is not forgotten on the way to register and back
  const isHydrated = useHydrated();
  const query = isHydrated && params.size > 0 ? (`?${params}` as const) : '';
  const plan = isHydrated ? chosenPlan(params) : null;
  return (
    <EntryPage path={paths.login} texts={texts} to={`${paths.register}${query}`} registers={texts.register}>
      {plan && <ChosenPlanNote plan={plan} />}
      <LoginForm onEntered={isHydrated && params.get('guardar') === 'sesion' ? keepGuest : undefined} />
    </EntryPage>
  );
}
