import type { User } from '@bandeja/domain/profile/contract';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { type ComponentType, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { buttonTexts as texts } from '#features/coach/button-texts.ts';
import { chatKeys } from '#lib/device-storage.ts';
import { dropTabDraft, writeTabDraft } from '#lib/tab-draft.ts';
import { Icon } from '#ui/icon.tsx';
import { useToast } from '#ui/toast.tsx';

const keyOf = (userId: string) => `${chatKeys}${userId}.open`;

/** Whether this player's chat was open in this tab before a reload. */
function wasOpen(userId: string): boolean {
  try {
    return window.sessionStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

function storeOpen(userId: string, isOpen: boolean): void {
  if (isOpen) writeTabDraft(keyOf(userId), true);
  else dropTabDraft(keyOf(userId));
}

type Panel = ComponentType<{ user: User; isOpen: boolean; takesFocus: boolean; onClose: () => void }>;

const loadPanel = async (): Promise<Panel> => (await import('#app/coach-panel.tsx')).CoachPanel;

/** The chat of a signed-in player: a button, and the panel, whose code is fetched when the pointer or the focus reaches the button. */
export function Coach({ user }: { user: User }) {
  const toast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(() => wasOpen(user._id));
  const [panel, setPanel] = useState<{ Panel: Panel } | null>(null);
  // after a reload the focus stays where the page puts it
  const [isByHand, setByHand] = useState(false);
  const isShown = isOpen && panel !== null;

  async function open() {
    setOpen(true);
    storeOpen(user._id, true);
    try {
      setPanel({ Panel: await loadPanel() });
    } catch {
      close();
      toast(texts.notLoaded, { kind: 'err', seconds: 6 });
    }
  }

  function close() {
    setOpen(false);
    storeOpen(user._id, false);
  }

  const reopen = useEffectEvent(() => {
    if (isOpen) void open();
  });
  // it was open before a reload
  useEffect(() => reopen(), []);
  useFocusBack(isShown, button);

  return (
    <>
      <ChatButton
        ref={button}
        isOpen={isShown}
        isLoading={isOpen && panel === null}
        onOpen={() => {
          setByHand(true);
          void open();
        }}
        onApproach={() => void loadPanel().catch(() => {})}
      />
      {panel && <panel.Panel user={user} isOpen={isOpen} takesFocus={isByHand} onClose={close} />}
    </>
  );
}

/** Who closes the chat is back at its button, once the page around it can be reached again. */
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
  /** It may be wanted in a moment. */
  onApproach: () => void;
};

/**
 * The way to the chat on every page of a player. On phones it makes room while something is typed, and where a bar with
 * the page's own buttons lies at the bottom.
 */
function ChatButton({ ref, isOpen, isLoading, onOpen, onApproach }: ChatButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      hidden={isOpen}
      aria-label={texts.open}
      aria-haspopup="dialog"
      aria-busy={isLoading || undefined}
      onClick={onOpen}
      onPointerEnter={onApproach}
      onPointerDown={onApproach}
      onFocus={onApproach}
      className="fixed right-[max(16px,env(safe-area-inset-right))] bottom-[max(16px,env(safe-area-inset-bottom))] z-fab grid size-14 place-items-center rounded-4 rounded-br-[6px] bg-solid text-on-solid shadow-3 hover:bg-solid-hover aria-busy:cursor-progress md:right-6 md:bottom-6 md:size-15 print:hidden [&[hidden]]:hidden max-md:[body:has(main_:is(textarea,input:not([type=checkbox],[type=radio])):focus)_&]:hidden max-md:[body:has(main_.sticky.bottom-0)_&]:hidden"
    >
      <Icon as={ChatCircleDotsIcon} weight={isLoading ? 'fill' : 'regular'} className="size-7" />
    </button>
  );
}
