import { useAuth } from '#features/auth/auth-context.tsx';
import { ScoreBoard } from '#features/matches/score-board.tsx';
import { boardTexts } from '#features/matches/texts.ts';

export function MatchScorePage() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <>
      <title>{`${boardTexts.title} · Bandeja`}</title>
      <ScoreBoard key={user._id} userId={user._id} />
    </>
  );
}
