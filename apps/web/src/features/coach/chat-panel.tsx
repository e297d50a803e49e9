import { localDateIn, weekdayIndex } from '@bandeja/domain/calendar/dates';
import type { ChatMessage } from '@bandeja/domain/coach/contract';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Composer } from '#features/coach/composer.tsx';
import { ConversationList } from '#features/coach/conversation-list.tsx';
import { TalkLog } from '#features/coach/talk-log.tsx';
import { historyTexts, coachTexts as texts } from '#features/coach/texts.ts';
import { useAlone, useSeenPart } from '#features/coach/use-screen.ts';
import type { Talk } from '#features/coach/use-talk.ts';
import { timeZone } from '#lib/time-zone.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LogoMark } from '#ui/logo.tsx';

type ChatPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  firstName: string;
  talk: Talk;
  proposal: (conversationId: string, message: ChatMessage) => ReactNode;
  trainerView: ReactNode;
};

/** The chat (docs/product.md#coach): on a desktop beside the page, on a phone instead of it. A closed chat keeps running. */
export function ChatPanel(props: ChatPanelProps) {
  const { isOpen, onClose, firstName, talk, proposal, trainerView } = props;
  const [view, setView] = useState<'talk' | 'history'>('talk');
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isPhone = useIsPhone();
  useAlone(isOpen && isPhone);
  useSeenPart(panel, isOpen && isPhone);
  useFocusOnArrival(isOpen ? view : null, { panel, field: isPhone ? null : field });

  function press(event: KeyboardEvent) {
    // a window over the panel, or a letter under composition, has its own Escape
    const isOurs = panel.current?.contains(event.target as Node) && !event.defaultPrevented;
    if (event.key === 'Escape' && isOurs && !event.nativeEvent.isComposing) onClose();
  }

  // the pressed button disappears: the focus needs a new place
  const focusNext = () => (isPhone ? panel : field).current?.focus({ preventScroll: true });
  function say(text: string) {
    talk.send(text);
    focusNext();
  }
  function stop() {
    talk.stop();
    focusNext();
  }

  function open(id: string | null) {
    talk.show(id);
    setView('talk');
  }

  return createPortal(
    <div
      ref={panel}
      id="chat"
      role="dialog"
      aria-modal={isPhone}
      aria-labelledby="chat-title"
      tabIndex={-1}
      hidden={!isOpen}
      onKeyDown={press}
      className="landing fixed inset-0 z-sheet grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-surface text-ink shadow-3 outline-none [&[hidden]]:hidden md:inset-auto md:right-6 md:bottom-6 md:h-125 md:max-h-[calc(100dvh-88px)] md:w-96 md:rounded-4 md:border print:hidden"
    >
      <PanelHead view={view} onView={setView} onClose={onClose} />
      {view === 'history' ? (
        <ConversationList currentId={talk.id} onOpen={open} onDeleted={talk.forget} />
      ) : (
        <Conversation talk={talk} proposal={proposal} onRetry={say}>
          <Welcome firstName={firstName} onSay={say}>
            {trainerView}
          </Welcome>
        </Conversation>
      )}
      <div className="grid gap-1 border-t bg-surface px-3 pt-3 pb-[max(8px,env(safe-area-inset-bottom))]">
        {view === 'talk' && (
          <Composer
            field={field}
            draft={talk.draft}
            isAnswering={talk.turn.step === 'answering'}
            onType={talk.type}
            onSend={talk.send}
            onStop={stop}
          />
        )}
        {view === 'history' && trainerView}
        <p className="pb-1 text-center text-xs text-ink-3">{texts.disclaimer}</p>
      </div>
    </div>,
    document.body,
  );
}

type ConversationProps = {
  talk: Talk;
  proposal: ChatPanelProps['proposal'];
  onRetry: (text: string) => void;
  children: ReactNode;
};

function Conversation({ talk, proposal, onRetry, children }: ConversationProps) {
  const { query, turn, id } = talk;
  if (query.isWaiting && turn.step === 'idle') {
    if (query.isError) {
      return (
        <div className="overflow-y-auto bg-bg">
          <ErrorState title={texts.loadFailed} query={query} />
        </div>
      );
    }
    return (
      <div className="after-300 grid content-center bg-bg">
        <BallLoader label={texts.loading} />
      </div>
    );
  }
  return (
    // a conversation that is opened is not read out from its beginning
    <TalkLog
      key={id}
      messages={talk.messages}
      turn={turn}
      softFor={talk.softFor}
      onRetry={onRetry}
      proposal={(message) => id !== null && proposal(id, message)}
    >
      {children}
    </TalkLog>
  );
}

type Place = { current: HTMLElement | null };
type Places = { panel: Place; field: Place | null };

/** Moves the focus into the panel and to each new view; on phones the keyboard stays hidden until the player taps the field. */
function useFocusOnArrival(view: string | null, { panel, field }: Places): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (view === null) return;
    const place = view === 'talk' ? field?.current : null;
    (place ?? panel.current)?.focus({ preventScroll: true });
  }, [view, panel, field]);
}

type PanelHeadProps = {
  view: 'talk' | 'history';
  onView: (view: 'talk' | 'history') => void;
  onClose: () => void;
};

function PanelHead({ view, onView, onClose }: PanelHeadProps) {
  const isTalk = view === 'talk';
  return (
    <div className="flex items-center gap-3 border-b bg-surface py-2 pr-2 pl-4">
      {isTalk ? (
        <LogoMark className="size-8 flex-none" />
      ) : (
        <IconButton icon={ArrowLeftIcon} label={historyTexts.back} className="-ml-2" onClick={() => onView('talk')} />
      )}
      <div className="min-w-0 flex-1">
        <h2 id="chat-title" className="heading-3 truncate">
          {isTalk ? texts.title : historyTexts.open}
        </h2>
        <p className="text-xs text-ink-2">{texts.isAi}</p>
      </div>
      <div className="flex">
        {isTalk && <IconButton icon={ListIcon} label={historyTexts.open} onClick={() => onView('history')} />}
        <IconButton icon={XIcon} label={texts.close} onClick={onClose} />
      </div>
    </div>
  );
}

type WelcomeProps = {
  firstName: string;
  onSay: (text: string) => void;
  children: ReactNode;
};

function Welcome({ firstName, onSay, children }: WelcomeProps) {
  return (
    <div className="my-auto grid gap-4">
      <div className="grid gap-1.5">
        <p className="heading-3">{texts.empty.hello(firstName)}</p>
        <p className="text-ui text-ink-2">{texts.empty.lead}</p>
      </div>
      <ul aria-label={texts.empty.ideas} className="grid justify-items-start gap-2">
        {ideasOn(new Date()).map((text) => (
          <li key={text}>
            <button type="button" className="chip" onClick={() => onSay(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

const thursday = 3;

/** A day that has passed is no idea for a change. */
function ideasOn(now: Date): string[] {
  const isPast = weekdayIndex(localDateIn(timeZone, now)) > thursday;
  return [texts.ideas.today, isPast ? texts.ideas.restOnSunday : texts.ideas.rest, texts.ideas.ache, texts.ideas.count];
}
