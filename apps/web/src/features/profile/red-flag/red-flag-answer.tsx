import type { RedFlag } from '@bandeja/domain/profile/contract';
import { useWithdrawRedFlag } from '#features/profile/api.ts';
import { redFlagTexts as texts } from '#features/profile/red-flag/texts.ts';
import { formatDate } from '#lib/format.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

/** What the player answered to a red flag, and the way to take it back; without an answer, what the flag means. */
export function RedFlagAnswer({ flag }: { flag: RedFlag }) {
  const { start, isPending, error } = useWithdrawRedFlag();
  const { paused, confirmed, withdraw } = texts.kinds[flag.kind];
  return (
    <div className="grid justify-items-start gap-2 border-t pt-3">
      <h3 className="heading-3">{texts.confirmed.title}</h3>
      <p>{texts.quoted(flag.words)}</p>
      {flag.confirmedAt === null ? (
        <p>{`${texts.paused.title}. ${paused}`}</p>
      ) : (
        <>
          <p>{confirmed(formatDate(flag.confirmedAt))}</p>
          <Button
            variant="line"
            pending={isPending}
            pendingLabel={texts.confirmed.saving}
            onClick={() => start(undefined)}
          >
            {withdraw}
          </Button>
        </>
      )}
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
    </div>
  );
}
