import { ProviderReturn } from '#features/auth/provider-return.tsx';
import { providerTexts } from '#features/auth/provider-texts.ts';

export function OidcPage() {
  return (
    <>
      <title>{`${providerTexts.windowTitle} · Bandeja`}</title>
      <ProviderReturn />
    </>
  );
}
