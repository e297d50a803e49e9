import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EntryPage } from '#features/auth/entry-page.tsx';
import { RegisterForm } from '#features/auth/register-form.tsx';
import { authTexts } from '#features/auth/texts.ts';
import { chosenPlan } from '#features/billing/chosen-plan.ts';
import { ChosenPlanNote } from '#features/billing/chosen-plan-note.tsx';
import { knownQuery } from '#features/leads/api.ts';
import { KnownNote } from '#features/leads/known-note.tsx';
import { keepGuest } from '#features/routines/public/keep-guest.ts';
import * as paths from '#lib/paths.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

const texts = authTexts.register;

export function RegisterPage() {
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  // the wanted page is not forgotten on the way to login
  const query = isHydrated && params.size > 0 ? (`?${params}` as const) : '';
  const plan = isHydrated ? chosenPlan(params) : null;
  const from = isHydrated ? params.get('desde') : null;
  const { data: known } = useQuery({ ...knownQuery(from ?? ''), enabled: from !== null });
  return (
    <EntryPage path={paths.register} texts={texts} to={`${paths.login}${query}`}>
      {plan && <ChosenPlanNote plan={plan} />}
      {known && <KnownNote known={known.known} />}
      <RegisterForm
        known={known}
        along={{ ...(plan && { plan }), ...(known && from !== null && { from }) }}
        onRegistered={keepGuest}
      />
    </EntryPage>
  );
}
