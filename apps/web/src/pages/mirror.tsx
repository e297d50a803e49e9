import { hasFeature } from '@bandeja/domain/billing/rules';
import type { User } from '@bandeja/domain/profile/contract';
import { useAuth } from '#features/auth/auth-context.tsx';
import { ShareFilm } from '#features/films/share-film.tsx';
import { filmTexts } from '#features/films/texts.ts';
import { AccountStrokes } from '#features/mirror/account/account-strokes.tsx';
import type { StoredFilm } from '#features/mirror/film-store.ts';
import { MirrorRoom } from '#features/mirror/mirror-room.tsx';
import { strokeNames, mirrorTexts as texts } from '#features/mirror/texts.ts';
import { unfinishedTexts } from '#features/profile/unfinished-texts.ts';
import { useUnfinished } from '#features/profile/use-unfinished.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function MirrorPage() {
  const { user } = useAuth();
  if (user === null) return null;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <Mirror user={user} />
    </div>
  );
}

const shareOf = ({ id, clip, stroke, filmedAt }: StoredFilm) => (
  <ShareFilm film={{ id, clip, title: strokeNames[stroke.kind], filmedAt }} />
);

function Mirror({ user }: { user: User }) {
  if (!hasFeature(user.subscription, 'video_analysis')) return <OnlyPro />;
  if (!user.earlyAccess?.includes('mirror')) return <NotChosen />;
  return (
    <>
      <MirrorRoom owner={user._id} age={user.age} shareOf={shareOf} />
      <ArrowLink to={paths.films}>{filmTexts.list.title}</ArrowLink>
    </>
  );
}

/** Unfinished: it is there once it was chosen. */
function NotChosen() {
  const { start, isPending, error } = useUnfinished();
  const { title, text, choose, pending } = unfinishedTexts.offer;
  return (
    <div className="grid justify-items-start gap-4">
      <PageTitle title={title} windowTitle={texts.windowTitle} sentence={text} />
      {error && <Alert kind="err">{serverMessage(error) ?? unfinishedTexts.failed}</Alert>}
      <Button
        variant="saque"
        pending={isPending}
        pendingLabel={pending}
        onClick={() => start({ feature: 'mirror', isChosen: true })}
      >
        {choose}
      </Button>
      <AccountStrokes />
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
      <AccountStrokes />
    </div>
  );
}
