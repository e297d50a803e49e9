import { useAuth } from '#features/auth/auth-context.tsx';
import { ScoreBoard } from '#features/matches/score-board.tsx';
import { boardTexts } from '#features/matches/texts.ts';
import { lazyPart } from '#lib/lazy-part.ts';

const loadPulse = () => import('#features/pulse/board-pulse.tsx');
const BoardPulse = lazyPart(async () => (await loadPulse()).BoardPulse);

export function MatchScorePage() {
  const { user } = useAuth();
  if (!user) return null;
  const { _id: userId } = user;
  return (
    <>
      <title>{`${boardTexts.title} · Bandeja`}</title>
      <ScoreBoard
        key={userId}
        userId={userId}
        Pulse={BoardPulse}
        onSaved={(id) =>
          void loadPulse()
            .then(({ handBoardOver }) => handBoardOver(userId, id))
            .catch(() => {})
        }
        onClear={() =>
          void loadPulse()
            .then(({ forgetBoardPulse }) => forgetBoardPulse(userId))
            .catch(() => {})
        }
      />
    </>
  );
}
