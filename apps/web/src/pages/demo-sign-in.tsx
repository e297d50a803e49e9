import { DemoSignIn } from '#features/auth/demo-sign-in.tsx';
import { demoTexts } from '#features/auth/texts.ts';

/** `/demo#…`: the link of a demo account. */
export function DemoSignInPage() {
  return (
    <>
      <title>{`${demoTexts.windowTitle} · Bandeja`}</title>
      <DemoSignIn />
    </>
  );
}
