import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { demoCheckoutQuery } from '#features/billing/api.ts';
import { DemoCheckout } from '#features/billing/demo-checkout.tsx';
import { demoCheckoutTexts as texts } from '#features/billing/texts.ts';
import * as paths from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LogoMark } from '#ui/logo.tsx';

/** Replaces the payment provider where there is none (docs/product.md#demo-accounts). */
export function DemoCheckoutPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(demoCheckoutQuery(id));
  return (
    <div className="wrap grid min-h-dvh max-w-form content-center gap-5 py-10">
      <title>{`${texts.title} · Bandeja`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LogoMark className="size-10" />
        <Badge tone="warn">{texts.title}</Badge>
      </div>
      <div>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className="mt-1.5 text-ink-2">{texts.sentence}</p>
      </div>
      {data && <DemoCheckout key={id} checkout={data} onStale={() => void refetch()} />}
      {!data && !error && <BallLoader label={texts.loading} />}
      {!data && error && (
        <div className="card grid justify-items-center">
          <ErrorState
            level={2}
            title={texts.loadFailed}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
          <LinkButton to={paths.plans} variant="ghost">
            {texts.plans}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
