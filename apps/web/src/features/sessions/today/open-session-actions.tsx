import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { todayTexts } from '#features/sessions/today/texts.ts';
import * as paths from '#lib/paths.ts';
import { useOnce } from '#lib/use-once.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = todayTexts.discarding;

type OpenSessionActionsProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  session: { _id: string; name: string };
  onDiscarded?: () => void;
};

export function OpenSessionActions({ session, onDiscarded, variant, ...look }: OpenSessionActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const toast = useToast();
  const discard = useOnce({
    mutationFn: async (sessionId: string) => {
      const { discardWithUndo } = await import('#features/sessions/today/discard-with-undo.ts');
      await discardWithUndo({ sessionId, queryClient, toast });
    },
  });
  const onClose = () => setAsking(false);

  function start() {
    const onSuccess = () => {
      onClose();
      onDiscarded?.();
    };
    discard.start(session._id, { onSuccess });
  }

  return (
    <>
      <LinkButton {...look} variant={variant} to={paths.liveSession(session._id)}>
        {todayTexts.open.continue}
      </LinkButton>
      <Button {...look} variant="line" onClick={() => setAsking(true)}>
        {todayTexts.open.discard}
      </Button>
      <ConfirmDialog isOpen={isAsking} texts={texts} action={{ ...discard, start }} onClose={onClose}>
        <p className="text-ink-2">{texts.text(session.name)}</p>
      </ConfirmDialog>
    </>
  );
}
