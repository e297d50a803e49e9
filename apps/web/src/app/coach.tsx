import type { User } from '@bandeja/domain/profile/contract';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { buttonTexts as texts } from '#features/coach/button-texts.ts';
import { ChatButton } from '#features/coach/chat-button.tsx';
import { keepOpen, wasOpen } from '#features/coach/open-flag.ts';
import { useToast } from '#ui/toast.tsx';

type Panel = ComponentType<{ user: User; isOpen: boolean; takesFocus: boolean; onClose: () => void }>;

const loadPanel = async (): Promise<Panel> => (await import('#app/coach-panel.tsx')).CoachPanel;

/** The chat of a signed-in player: a button, and the panel, whose code comes when somebody reaches for it. */
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
    keepOpen(user._id, true);
    try {
      setPanel({ Panel: await loadPanel() });
    } catch {
      close();
      toast(texts.notLoaded, { kind: 'err', seconds: 6 });
    }
  }

  function close() {
    setOpen(false);
    keepOpen(user._id, false);
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
