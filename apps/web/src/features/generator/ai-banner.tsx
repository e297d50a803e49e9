import { effectivePlan, hasAiAccess } from '@bandeja/domain/billing/rules';
import type { Subscription } from '@bandeja/domain/billing/schemas';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { bannerTexts as texts } from '#features/generator/banner-texts.ts';
import * as paths from '#lib/paths.ts';
import { useOffline } from '#lib/use-offline.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';

export function AiBanner({ subscription, now }: { subscription: Subscription; now: Date }) {
  const hasAi = hasAiAccess(subscription, now);
  const isOffline = useOffline();
  return (
    <section
      aria-labelledby="ai-banner"
      className="group relative grid content-between gap-2 rounded-3 bg-brand-tint p-3.5 md:gap-5 md:p-5 text-ink xl:gap-3 xl:py-4"
    >
      <div className="grid gap-1.5">
        <h2 id="ai-banner">{texts.title}</h2>
        <p className="max-w-80 text-ui text-ink-2 leading-[1.45] max-md:hidden">{texts.lead}</p>
        {!hasAi && (
          <p className="text-sm">
            <span className="text-ink-2">{texts.upsell}</span>{' '}
            <span className="font-strong">{texts.plan(effectivePlan(subscription, now))}</span>
          </p>
        )}
        {isOffline && <p className="text-sm">{texts.offline}</p>}
      </div>
      {!isOffline && (
        <Link
          to={hasAi ? paths.generator : paths.plans}
          className="flex min-h-11 items-center justify-between gap-3 rounded-2 border border-line-strong bg-surface py-1 pr-1 pl-3.5 text-ui text-ink-2 no-underline after:absolute after:inset-0 after:rounded-3 group-hover:border-ink md:min-h-13 md:py-2 md:pr-2"
        >
          {hasAi ? texts.write : texts.plans}
          <span className="grid size-9 flex-none place-items-center rounded-1 bg-solid text-on-solid">
            <Icon as={ArrowRightIcon} className="size-4.5" />
          </span>
        </Link>
      )}
    </section>
  );
}
