import type { User } from '@bandeja/domain/profile/contract';
import { openRedFlag } from '@bandeja/domain/profile/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CalendarCard } from '#features/account/calendar-card.tsx';
import { DataCard } from '#features/account/data-card.tsx';
import { SecurityCard } from '#features/account/security-card.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { useAuth } from '#features/auth/auth-context.tsx';
import { outsideQuery } from '#features/coach/api.ts';
import { OutsideCard, outsideId } from '#features/coach/outside-card.tsx';
import { outsideTexts } from '#features/coach/texts.ts';
import { CoachCard } from '#features/coaching/coach-card.tsx';
import { mineTexts } from '#features/coaching/texts.ts';
import { LearningCard } from '#features/learning/learning-card.tsx';
import { learningTexts } from '#features/learning/texts.ts';
import { Contents } from '#features/profile/contents.tsx';
import { HealthCard } from '#features/profile/health-card.tsx';
import { LoadError } from '#features/profile/load-error.tsx';
import { asksRemake } from '#features/profile/model.ts';
import { ProfileSection } from '#features/profile/profile-section.tsx';
import { RemakeOffer } from '#features/profile/remake-offer.tsx';
import { SubscriptionCard } from '#features/profile/subscription-card.tsx';
import { subscriptionTexts, profileTexts as texts } from '#features/profile/texts.ts';
import { hasEarlyAccess, UnfinishedCard } from '#features/profile/unfinished-card.tsx';
import { unfinishedTexts } from '#features/profile/unfinished-texts.ts';
import { hasProfileDraft } from '#features/profile/use-profile-form.ts';
import { RemindersCard } from '#features/reminders/reminders-card.tsx';
import { reminderTexts } from '#features/reminders/texts.ts';
import { planChanged, regenerateMutation } from '#features/schedule/api.ts';
import { scheduleTexts } from '#features/schedule/texts.ts';
import { regenerateError } from '#features/schedule/use-regenerate.ts';
import { MessagesCard } from '#features/support/messages-card.tsx';
import { supportTexts } from '#features/support/texts.ts';
import * as paths from '#lib/paths.ts';
import { useAnchorArrival } from '#lib/use-anchor-arrival.ts';
import { useOnce } from '#lib/use-once.ts';
import { userQuery } from '#lib/user-query.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useToast } from '#ui/toast.tsx';

const parts = [
  { id: 'tu-perfil', title: texts.section },
  { id: 'suscripcion', title: subscriptionTexts.title },
  { id: 'acceso-anticipado', title: unfinishedTexts.title },
  { id: 'salud', title: texts.health.title },
  { id: 'aprender', title: learningTexts.title },
  { id: outsideId, title: outsideTexts.title },
  { id: 'seguridad', title: accountTexts.security.title },
  { id: 'avisos', title: reminderTexts.title },
  { id: 'calendario', title: accountTexts.calendar.title },
  { id: 'entrenador-personal', title: mineTexts.cardTitle },
  { id: 'mensajes', title: supportTexts.title },
  { id: 'tus-datos', title: accountTexts.data.title },
];

export function ProfilePage() {
  const query = useQuery(userQuery);
  const { data: user, isError } = query;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle title={texts.title} sentence={texts.sentence} />
      {isError && <LoadError hasOlder={user !== undefined} query={query} />}
      {user && <Profile user={user} onReload={() => void query.refetch()} />}
      {!user && !isError && <BallLoader label={texts.loading} page />}
    </div>
  );
}

function Profile({ user, onReload }: { user: User; onReload: () => void }) {
  const { leave } = useAuth();
  const queryClient = useQueryClient();
  const [isEditing, setEditing] = useState(() => hasProfileDraft(user));
  const [offersWeek, setOffersWeek] = useState(false);
  const hasOutside = Boolean(useQuery(outsideQuery).data?.service);
  const missing = [...(hasOutside ? [] : [outsideId]), ...(hasEarlyAccess(user) ? [] : ['acceso-anticipado'])];
  useAnchorArrival();

  function cancel() {
    setEditing(false);
    onReload();
  }
  function followSave(saved: User) {
    setEditing(false);
    // a red flag stands beside no offer
    setOffersWeek(openRedFlag(saved) === null && asksRemake(user, saved));
    // changed injuries have changed the plan already
    void planChanged(queryClient);
  }

  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[160px_minmax(0,1fr)]">
      <Contents parts={parts.filter(({ id }) => !missing.includes(id))} />
      <div className="grid grid-cols-1 gap-8">
        <ProfileSection
          user={user}
          isEditing={isEditing}
          onEdit={() => setEditing(true)}
          onCancel={cancel}
          onSaved={followSave}
        >
          {offersWeek && <Remake onEnd={() => setOffersWeek(false)} />}
        </ProfileSection>
        <SubscriptionCard user={user} now={new Date()} />
        <UnfinishedCard user={user} />
        <HealthCard user={user} isEditing={isEditing} onWithdrawn={() => void planChanged(queryClient)} />
        <LearningCard />
        <OutsideCard />
        <SecurityCard email={user.email} onSignedOut={leave} />
        <RemindersCard />
        <CalendarCard />
        <CoachCard />
        <MessagesCard />
        <DataCard user={user} importPath={paths.importFiles} onDeleted={leave} />
      </div>
    </div>
  );
}

function Remake({ onEnd }: { onEnd: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { start, isPending, error } = useOnce({ ...regenerateMutation, onSuccess: () => planChanged(queryClient) });

  function remake() {
    const onSuccess = () => {
      toast(scheduleTexts.regenerate.done);
      onEnd();
    };
    start(undefined, { onSuccess });
  }

  const failure = error && regenerateError(error).message;
  return <RemakeOffer isPending={isPending} failure={failure} onConfirm={remake} onLater={onEnd} />;
}
