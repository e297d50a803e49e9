import { getMe, type User } from '@bandeja/domain/profile/contract';
import { dangerQuestion } from '@bandeja/domain/profile/messages';
import { listRoutines } from '@bandeja/domain/routines/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { ChatPanel } from '#features/coach/chat-panel.tsx';
import { isAboutDays, isOpenProposal } from '#features/coach/proposal.ts';
import { ProposalCard } from '#features/coach/proposal-card.tsx';
import type { Actions } from '#features/coach/use-proposal.ts';
import { useIsPhone } from '#features/coach/use-screen.ts';
import { useTalk } from '#features/coach/use-talk.ts';
import { makeMutation } from '#features/generator/api.ts';
import { TrainerView } from '#features/generator/trainer-view.tsx';
import { logMatchMutation, matchLogged } from '#features/matches/api.ts';
import { bodyOf, newDraft } from '#features/matches/model.ts';
import { routinesQuery } from '#features/routines/api.ts';
import { planChanged, regenerateMutation, saveDaysMutation, storeSchedule, weekQuery } from '#features/schedule/api.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { invalidate, ownKey } from '#lib/query.ts';
import { useBackCloses } from '#ui/use-back-closes.ts';

const Understood = lazyPart(async () => (await import('#features/generator/understood.tsx')).Understood);

type CoachPanelProps = { user: User; isOpen: boolean; takesFocus: boolean; onClose: () => void };

/** The chat with what other features lend it: the week, names of routines, and the calls that carry a proposal out. */
export function CoachPanel({ user, isOpen, takesFocus, onClose }: CoachPanelProps) {
  const { pathname } = useLocation();
  const talk = useTalk(user._id);
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
      takesFocus={takesFocus}
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
            understood={(read) => (
              <Suspense fallback={null}>
                <Understood {...read} />
              </Suspense>
            )}
          />
        )
      }
      // its window closes with the page it was opened on
      trainerView={
        <div className="text-link">
          <TrainerView key={pathname} />
        </div>
      }
    />
  );
}

/** A match logged by the chat has only the partner its message names. */
const nothingRemembered = { partners: [], side: null };

function useActions(userId: string): Actions {
  const client = useQueryClient();
  const { mutateAsync: saveDays } = useMutation(saveDaysMutation);
  const { mutateAsync: regenerate } = useMutation(regenerateMutation);
  const { mutateAsync: logMatch } = useMutation(logMatchMutation);
  const { mutateAsync: make } = useMutation({ ...makeMutation(userId), mutationKey: ownKey('coach', userId) });
  return {
    saveDays: async (edits) => {
      storeSchedule(client, await saveDays(edits));
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
    makeRoutine: async (prompt, chosen) => {
      // the chat asks about a suspicion before it proposes
      const answered = await make({
        ...{ prompt, dangerAnswer: 'none', abort: new AbortController() },
        ...(chosen && { ...chosen, isWhole: true }),
      }).finally(() => {
        // the user, because this month's use has changed
        void invalidate(client, listRoutines, getMe);
      });
      if (answered.kind === 'answer') return { kind: 'answer', text: answered.message };
      if (answered.kind === 'question') return { kind: 'answer', text: dangerQuestion.title };
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
