import { useParams } from 'react-router';
import { useAuth } from '#features/auth/auth-context.tsx';
import { SharedSession } from '#features/sessions/share/shared-session.tsx';
import { sharedTexts } from '#features/sessions/texts.ts';

/** `/s/:token`, the public page of a shared session; search engines stay out. */
export function SharedSessionPage() {
  const { token = '' } = useParams();
  const { state } = useAuth();
  return (
    <div className="mx-auto max-w-reading pb-16 lg:pt-10">
      <title>{`${sharedTexts.windowTitle} · Bandeja`}</title>
      <meta name="robots" content="noindex" />
      <SharedSession token={token} isVisitor={state.status === 'signedOut'} />
    </div>
  );
}
