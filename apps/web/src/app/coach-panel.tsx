import { localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import { factsPageTitle } from '@bandeja/domain/coach/messages';
import type { User } from '@bandeja/domain/profile/contract';
import { dangerQuestions } from '@bandeja/domain/profile/danger.messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { ChatPanel } from '#features/coach/chat-panel.tsx';
import { isAboutDays, isOpenProposal } from '#features/coach/proposal.ts';
import { ProposalCard } from '#features/coach/proposal-card.tsx';
import type { Actions } from '#features/coach/use-proposal.ts';
import { useTalk } from '#features/coach/use-talk.ts';
import { makeMutation } from '#features/generator/api.ts';
import { TrainerView } from '#features/generator/trainer-view.tsx';
import { logMatchMutation, matchLogged } from '#features/matches/api.ts';
import { bodyOf, newDraft } from '#features/matches/model.ts';
import { routinesQuery } from '#features/routines/api.ts';
import {
  absenceMutation,
  availabilityChanged,
  neverOnMutation,
  planChanged,
  regenerateMutation,
  saveDaysMutation,
  storeSchedule,
  undoAbsenceMutation,
  weekQuery,
} from '#features/schedule/api.ts';
import { LifePreview } from '#features/schedule/life-preview.tsx';
import { putGoal, removeGoal, storeSeason, undoChange as undoSeason } from '#features/season/api.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import * as paths from '#lib/paths.ts';
import { invalidate, localKey } from '#lib/query.ts';
import { timeZone } from '#lib/time-zone.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { useBackCloses } from '#ui/use-back-closes.ts';

const GoalChanges = lazyPart(async () => (await import('#features/season/goal-changes.tsx')).GoalChanges);
const Understood = lazyPart(async () => (await import('#features/generator/understood.tsx')).Understood);

type CoachPanelProps = { user: User; isOpen: boolean; onClose: () => void };

/** The chat with what other features lend it: the week, names of routines, and the calls that carry a proposal out. */
export function CoachPanel({ user, isOpen, onClose }: CoachPanelProps) {
  const { pathname, search } = useLocation();
  const talk = useTalk(user._id);
  const linked = new URLSearchParams(search).get('chat');
  const show = useEffectEvent(talk.show);
  useEffect(() => {
    if (linked !== null) show(linked);
  }, [linked]);
  const actions = useActions(user._id);
  // a page without week and routines loads them only for a proposal that mentions them
  const isAsking = talk.messages.some((message) => isAboutDays(message) && isOpenProposal(message, new Date()));
  const { data: week } = useQuery({ ...weekQuery, enabled: isAsking });
  const { data: routines } = useQuery({ ...routinesQuery, enabled: talk.messages.some(isAboutDays) });
  useLeave(pathname, onClose);
  const isPhone = useIsPhone();
  useBackCloses(isPhone && isOpen, onClose);

  const facts = {
    week: week ?? null,
    routineOf: (id: string) => routines?.find(({ _id }) => _id === id) ?? null,
  };
  return (
    <ChatPanel
      isOpen={isOpen}
      onClose={onClose}
      firstName={user.name.trim().split(/\s+/)[0] ?? user.name}
      talk={talk}
      proposal={(conversationId, message) =>
        message.action && (
          <ProposalCard
            conversationId={conversationId}
            message={message}
            action={message.action}
            facts={facts}
            actions={actions}
            isLatest={message === talk.messages.findLast(({ action }) => action)}
            isAgreed={message._id === talk.agreedTo}
            onSay={talk.send}
            goalChanges={({ kind, name, date }) => (
              <Suspense fallback={null}>
                <GoalChanges wish={{ kind, name, date }} />
              </Suspense>
            )}
            changedDays={(wish, consent) => <LifePreview wish={wish} consent={consent} />}
            understood={(read) => (
              <Suspense fallback={null}>
                <Understood {...read} />
              </Suspense>
            )}
          />
        )
      }
      trainerView={
        <div className="flex flex-wrap gap-x-6 text-link">
          <TrainerView key={pathname} />
          <ArrowLink to={paths.trainerFacts} onClick={() => isPhone && pathname === paths.trainerFacts && onClose()}>
            {factsPageTitle}
          </ArrowLink>
        </div>
      }
    />
  );
}

const nothingRemembered = { partners: [], side: null };

function useActions(userId: string): Actions {
  const client = useQueryClient();
  const { mutateAsync: saveDays } = useMutation(saveDaysMutation);
  const { mutateAsync: regenerate } = useMutation(regenerateMutation);
  const { mutateAsync: logMatch } = useMutation(logMatchMutation);
  const { mutateAsync: putAbsence } = useMutation(absenceMutation);
  const { mutateAsync: undoAbsence } = useMutation(undoAbsenceMutation);
  const { mutateAsync: putNeverOn } = useMutation(neverOnMutation);
  const { mutateAsync: make } = useMutation({ ...makeMutation(userId), mutationKey: localKey('coach', userId) });
  return {
    saveDays: async (edits) => {
      const saved = await saveDays(edits);
      // days of another week: what shows them reads them again
      if (edits.from === mondayOf(localDateIn(timeZone, new Date()))) storeSchedule(client, saved);
      else await planChanged(client);
    },
    regenerate: async () => {
      await regenerate();
      await planChanged(client);
    },
    logMatch: async (id, match) => {
      const now = new Date();
      await logMatch(bodyOf(id, newDraft(match, nothingRemembered, now), undefined, now));
      await matchLogged(client);
    },
    changePlan: async (id, { type, data }, consent) => {
      await (type === 'absence' ? putAbsence({ id, ...data, consent }) : putNeverOn(data));
      await availabilityChanged(client);
    },
    undoChange: async (id, { type, data }) => {
      await (type === 'absence' ? undoAbsence(id) : putNeverOn({ ...data, isNever: !data.isNever }));
      await availabilityChanged(client);
    },
    setGoal: async (id, { kind, name, date }) => {
      storeSeason(client, await putGoal(id, { kind, name, date }));
    },
    undoGoal: async (id, { replaces }) => {
      storeSeason(client, await (replaces === null ? removeGoal(id) : undoSeason(id)));
    },
    makeRoutine: async (prompt, chosen) => {
      // the chat asks about a suspicion before it proposes
      const answered = await make({
        prompt,
        dangerAnswer: 'none',
        abort: new AbortController(),
        ...(chosen && { ...chosen, isWhole: true }),
      }).finally(() => {
        // the user, because this month's use has changed
        void invalidate(client, 'GET /routines', 'GET /users/me');
      });
      if (answered.kind === 'answer') return { kind: 'answer', text: answered.message };
      if (answered.kind === 'question') return { kind: 'answer', text: dangerQuestions[answered.topic].title };
      return { kind: 'routine', id: answered.routine._id, name: answered.routine.name };
    },
  };
}

/** On a phone, where the chat covers the page, following a link closes the chat. */
function useLeave(pathname: string, onClose: () => void): void {
  const isPhone = useIsPhone();
  const leave = useEffectEvent((from: string) => {
    if (isPhone && from !== window.location.pathname) onClose();
  });
  useEffect(() => () => leave(pathname), [pathname]);
}
