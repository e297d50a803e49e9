import { readStored, tokenKey } from '#lib/device-storage.ts';
import * as paths from '#lib/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';

type WayOnProps = {
  /** Brings what the form knew to the registration. */
  token: string | null;
  texts: { toRegister: string; registerHint?: string; toDashboard: string };
};

/** After a form: a link to the dashboard; without an account, first to the registration. */
export function WayOn({ token, texts }: WayOnProps) {
  const isGuest = readStored(tokenKey) === null;
  return (
    <div className="grid gap-3">
      {isGuest && (
        <LinkButton
          to={token === null ? paths.register : paths.registerFrom(token)}
          variant="saque"
          size="lg"
          full
          className="text-balance"
        >
          {texts.toRegister}
        </LinkButton>
      )}
      {isGuest && texts.registerHint && <p className="text-center text-sm text-ink-2">{texts.registerHint}</p>}
      <LinkButton to={paths.dashboard} variant={isGuest ? 'line' : 'saque'} size="lg" full>
        {texts.toDashboard}
      </LinkButton>
    </div>
  );
}
