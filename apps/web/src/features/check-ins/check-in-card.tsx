import { useQuery } from '@tanstack/react-query';
import { checkInsQuery } from '#features/check-ins/api.ts';
import { checkInTexts } from '#features/check-ins/texts.ts';
import * as paths from '#lib/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';

const texts = checkInTexts.card;

/** While the check-in of a week is open; otherwise nothing. */
export function CheckInCard() {
  const { data } = useQuery(checkInsQuery);
  if (!data?.open) return null;
  const { open, sent } = data;
  const isSent = sent.some(({ monday }) => monday === open.monday);
  return (
    <section aria-labelledby="control" className="card grid gap-3 max-sm:p-5">
      <h2 id="control">{texts.title}</h2>
      <p className="text-ink-2">{isSent ? texts.done : texts.open(open.coach)}</p>
      <LinkButton to={paths.checkIn} variant={isSent ? 'line' : 'saque'} className="justify-self-start">
        {isSent ? texts.change : texts.answer}
      </LinkButton>
    </section>
  );
}
