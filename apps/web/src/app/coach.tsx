import type { User } from '@bandeja/domain/profile/contract';
import { hasRole } from '@bandeja/domain/profile/rules';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { type ComponentType, type Ref, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { buttonTexts as texts } from '#features/coach/button-texts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Icon } from '#ui/icon.tsx';
import { useToast } from '#ui/toast.tsx';

type Panel = ComponentType<{ user: User; isOpen: boolean; onClose: () => void }>;

const loadPanel = async (): Promise<Panel> => (await import('#app/coach-panel.tsx')).CoachPanel;

/** The chat of a signed-in player: a button, and the panel, whose code is fetched when the pointer or the focus reaches the button. */
export function Coach({ user }: { user: User }) {
  const toast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [panel, setPanel] = useState<{ Panel: Panel } | null>(null);
  const isShown = isOpen && panel !== null;

  async function open() {
    setOpen(true);
    try {
      setPanel({ Panel: await loadPanel() });
    } catch {
      close();
      toast(texts.notLoaded, { kind: 'err', seconds: 6 });
    }
  }

  function close() {
    setOpen(false);
  }

  useFocusBack(isShown, button);
  // a link to a conversation
  const { search } = useLocation();
  const openLinked = useEffectEvent(() => void open());
  useEffect(() => {
    if (search.startsWith('?chat=')) openLinked();
  }, [search]);

  return (
    <>
      {hasRole(user, 'support') && (
        <Suspense fallback={null}>
          <DeskCount />
        </Suspense>
      )}
      <ChatButton
        ref={button}
        isOpen={isShown}
        isLoading={isOpen && panel === null}
        onOpen={() => void open()}
        onApproach={() => void loadPanel().catch(() => {})}
      />
      <CalmQuestion suspicion={user.suspicion} />
      {panel && createPortal(<panel.Panel user={user} isOpen={isOpen} onClose={close} />, document.body)}
    </>
  );
}

const DeskCount = lazyPart(async () => (await import('#app/layout/desk-count.tsx')).DeskCount);
const SuspicionDialog = lazyPart(async () => (await import('#features/profile/suspicion-dialog.tsx')).SuspicionDialog);

function CalmQuestion({ suspicion }: Pick<User, 'suspicion'>) {
  const [wasAsked, setAsked] = useState(false);
  if (suspicion !== null && !wasAsked) setAsked(true);
  return (
    wasAsked && (
      <Suspense fallback={null}>
        <SuspicionDialog suspicion={suspicion} />
      </Suspense>
    )
  );
}

function useFocusBack(isShown: boolean, button: { current: HTMLElement | null }): void {
  const before = useRef(isShown);
  useEffect(() => {
    if (before.current && !isShown) button.current?.focus({ preventScroll: true });
    before.current = isShown;
  }, [isShown, button]);
}

type ChatButtonProps = {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  isLoading: boolean;
  onOpen: () => void;
  onApproach: () => void;
};

function ChatButton({ ref, isOpen, isLoading, onOpen, onApproach }: ChatButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={texts.open}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-busy={isLoading || undefined}
      onClick={onOpen}
      onPointerEnter={onApproach}
      onPointerDown={onApproach}
      onFocus={onApproach}
      className="btn btn-line btn-sm min-w-tap max-sm:border-transparent max-sm:px-2 aria-busy:cursor-progress print:hidden"
    >
      <Icon as={ChatCircleDotsIcon} weight={isLoading ? 'fill' : 'regular'} className="size-5" />
      <span className="max-sm:hidden">{texts.short}</span>
    </button>
  );
}
