import { DemoSignIn } from '#features/auth/demo-sign-in.tsx';
import { demoTexts } from '#features/auth/texts.ts';

export function DemoSignInPage() {
  return (
    <>
      <title>{`${demoTexts.windowTitle} · Bandeja`}</title>
      <DemoSignIn />
    </>
  );
}
