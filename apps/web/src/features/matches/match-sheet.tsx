import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { logMatchMutation, matchLogged } from '#features/matches/api.ts';
import { MatchFields } from '#features/matches/match-fields.tsx';
import { bodyOf, type MatchStart, newDraft, readMemory, remember } from '#features/matches/model.ts';
import { matchTexts as texts } from '#features/matches/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useOnce } from '#lib/use-once.ts';
import { userQuery } from '#lib/user-query.ts';
import { uuid7 } from '#lib/uuid7.ts';
import { Alert } from '#ui/alert.tsx';
import { FormWindow } from '#ui/form-window.tsx';
import { useToast } from '#ui/toast.tsx';

export type MatchSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  start?: MatchStart;
  anyDay?: boolean;
  onSaved?: (id: string, isSent: boolean) => void;
};

const bringIntoSight = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' });

export function MatchSheet(props: MatchSheetProps) {
  const { data: user } = useQuery(userQuery);
  return user && <Sheet {...props} userId={user._id} />;
}

function Sheet({ isOpen, onClose, start = {}, anyDay, onSaved, userId }: MatchSheetProps & { userId: string }) {
  const client = useQueryClient();
  const toast = useToast();
  // one id a form, so that a second try after a lost answer logs nothing twice
  const [id] = useState(() => uuid7());
  const [memory] = useState(() => readMemory(userId));
  const [draft, setDraft] = useState(() => newDraft(start, memory, new Date()));
  const log = useOnce(logMatchMutation);

  function save() {
    const onSuccess = (isSent: boolean) => {
      remember(userId, draft);
      toast(isSent ? texts.saved : texts.waits);
      void matchLogged(client);
      onSaved?.(id, isSent);
      onClose();
    };
    log.start(bodyOf(id, draft, start.startTime, new Date()), { onSuccess });
  }

  return (
    <FormWindow
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      save={{ label: texts.save, variant: 'saque', full: true, isPending: log.isPending, start: save }}
    >
      <MatchFields draft={draft} onChange={setDraft} partners={memory.partners} anyDay={anyDay ?? false} />
      {/* the form is long: why it was not saved comes into sight by itself */}
      {log.error && (
        <div ref={bringIntoSight}>
          <Alert kind="err" title={serverMessage(log.error) ?? texts.failed}>
            {serverMessage(log.error) === null && <p>{failureReason(log.error, texts.failedStays)}</p>}
          </Alert>
        </div>
      )}
    </FormWindow>
  );
}
