import { hasFeature } from '@bandeja/domain/billing/rules';
import type { User } from '@bandeja/domain/profile/contract';
import { type EarlyFeature, earlyFeatures } from '@bandeja/domain/profile/vocabulary';
import { unfinishedTexts as texts } from '#features/profile/unfinished-texts.ts';
import { useUnfinished } from '#features/profile/use-unfinished.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Switch } from '#ui/switch.tsx';

const pathsOf = { mirror: paths.mirror } satisfies Record<EarlyFeature, paths.Address>;

export const hasEarlyAccess = ({ subscription }: Pick<User, 'subscription'>): boolean =>
  hasFeature(subscription, 'early_access') && earlyFeatures.length > 0;

export function UnfinishedCard({ user }: { user: User }) {
  const { start, isPending, variables, error } = useUnfinished();
  if (!hasEarlyAccess(user)) return null;
  const isChosen = (feature: EarlyFeature) =>
    isPending && variables?.feature === feature ? variables.isChosen : (user.earlyAccess?.includes(feature) ?? false);
  return (
    <section aria-labelledby="acceso-anticipado" className="card grid gap-3 max-sm:p-5">
      <h2 id="acceso-anticipado">{texts.title}</h2>
      <p>{texts.lead}</p>
      <ul className="grid grid-cols-1">
        {earlyFeatures.map((feature) => {
          const { name, sentence, open } = texts.features[feature];
          return (
            <li key={feature} className="grid gap-1 border-t py-2">
              <Switch
                label={name}
                checked={isChosen(feature)}
                onChange={({ target }) => start({ feature, isChosen: target.checked })}
              />
              <p className="text-sm text-ink-2">{sentence}</p>
              {isChosen(feature) && (
                <ArrowLink to={pathsOf[feature]} className="justify-self-start">
                  {open}
                </ArrowLink>
              )}
            </li>
          );
        })}
      </ul>
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
    </section>
  );
}
