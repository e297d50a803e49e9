import { DeviceList } from '#features/account/device-list.tsx';
import { PasswordForm } from '#features/account/password-form.tsx';
import { SecondFactorPart } from '#features/account/second-factor.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { SectionTitle } from '#ui/section-title.tsx';

/** «Seguridad»: password, devices, second factor and passkeys. `onSignedOut`: every sign-in has ended, this one too. */
export function SecurityCard({ email, onSignedOut }: { email: string; onSignedOut: () => void }) {
  return (
    <section aria-labelledby="seguridad" className="card max-sm:p-5">
      <SectionTitle id="seguridad" title={accountTexts.security.title} />
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-2">
        <PasswordForm email={email} />
        <DeviceList onSignedOut={onSignedOut} />
        <SecondFactorPart />
      </div>
    </section>
  );
}
