import { useQuery } from '@tanstack/react-query';
import { adviceQuery } from '#features/schedule/api.ts';
import { Alert } from '#ui/alert.tsx';

/** What the planner says about the whole week: a referral, a lighter week, days beyond the plan's limits. */
export function WeekAdvice() {
  const { data: advice = [] } = useQuery(adviceQuery);
  if (advice.length === 0) return null;
  return (
    <Alert className="mb-4">
      <ul className="grid gap-1.5">
        {advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  );
}
