import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { heartedCalls, heartOf, putHeart, showHeart } from '#features/routines/favorites/hearts.ts';
import { favoriteTexts as texts } from '#features/routines/favorites/texts.ts';
import { call, HttpError } from '#lib/http.ts';
import { markStale } from '#lib/query.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useToast } from '#ui/toast.tsx';

type HeartButtonProps = {
  routine: { _id: string; name: string; isFavorite: boolean };
  onCourt?: boolean;
  className?: string;
};

export function HeartButton({ routine, onCourt = false, className }: HeartButtonProps) {
  const turn = useHeart();
  return (
    <IconButton
      icon={HeartIcon}
      weight={routine.isFavorite ? 'fill' : 'bold'}
      variant={onCourt ? 'line' : 'plain'}
      label={texts.label(routine.name)}
      aria-pressed={routine.isFavorite}
      className={classNames(routine.isFavorite && !onCourt && '[--btn-fg:var(--color-err)]', className)}
      onClick={() => turn(routine)}
    />
  );
}

type Outcome = 'added' | 'removed' | 'failed';

function useHeart(): (routine: { _id: string; isFavorite: boolean }) => void {
  const client = useQueryClient();
  const toast = useToast();
  const notify = (outcome: Outcome) => {
    if (outcome === 'failed') toast(texts.failed, { kind: 'err', seconds: 6 });
    else toast(texts[outcome], { seconds: 3, icon: HeartIcon });
  };
  return ({ _id, isFavorite }) => {
    const before = heartOf(client, _id);
    const isSending = before?.storedAt === Number.POSITIVE_INFINITY;
    // a second tap may come before the first one is drawn
    const shown = isSending ? before.wanted : isFavorite;
    putHeart(client, _id, {
      wanted: !shown,
      confirmed: isSending ? before.confirmed : isFavorite,
      storedAt: Number.POSITIVE_INFINITY,
    });
    showHeart(client, _id, !shown);
    if (!isSending) void send(client, _id, notify);
  };
}

/** One request at a time until the server agrees with the last tap: answers cannot overtake each other. */
async function send(client: QueryClient, id: string, notify: (outcome: Outcome) => void): Promise<void> {
  let heart = heartOf(client, id);
  while (heart) {
    const { wanted } = heart;
    const answer = await attempt(id, wanted);
    heart = heartOf(client, id);
    if (!heart) {
      // signed out, or another player signed in: only the player whose token died is notified
      if (answer === 'signedOut') notify('failed');
      return;
    }
    const confirmed = answer === 'done' ? wanted : heart.confirmed;
    if (heart.wanted === wanted) {
      putHeart(client, id, { wanted: confirmed, confirmed, storedAt: performance.now() });
      showHeart(client, id, confirmed);
      // a lost answer may have been a yes: the next look asks again
      if (answer !== 'done') {
        markStale(client, ...heartedCalls);
        return notify('failed');
      }
      return notify(wanted ? 'added' : 'removed');
    }
    heart = { ...heart, confirmed };
    putHeart(client, id, heart);
  }
}

async function attempt(id: string, wanted: boolean): Promise<'done' | 'failed' | 'signedOut'> {
  try {
    await call(wanted ? 'POST /routines/favorites/:id' : 'DELETE /routines/favorites/:id', { params: { id } });
    return 'done';
  } catch (error) {
    return error instanceof HttpError && error.status === 401 ? 'signedOut' : 'failed';
  }
}
