import { hasFeature } from '@bandeja/domain/billing/rules';
import { useAuth } from '#features/auth/auth-context.tsx';
import { MirrorRoom } from '#features/mirror/mirror-room.tsx';
import { mirrorTexts as texts } from '#features/mirror/texts.ts';
import * as paths from '#lib/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function MirrorPage() {
  const { user } = useAuth();
  if (user === null) return null;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      {hasFeature(user.subscription, 'video_analysis') ? <MirrorRoom owner={user._id} age={user.age} /> : <OnlyPro />}
    </div>
  );
}

function OnlyPro() {
  const { title, text, plans } = texts.onlyPro;
  return (
    <div className="grid justify-items-start gap-4">
      <PageTitle title={title} windowTitle={texts.windowTitle} sentence={text} />
      <LinkButton to={paths.plans} variant="saque">
        {plans}
      </LinkButton>
    </div>
  );
}
