import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '#app/error-boundary.tsx';
import { appTexts } from '#app/texts.ts';
import { BallLoader } from '#ui/ball-loader.tsx';

export function PageFrame() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname}>
      <Suspense fallback={<PageWait />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Seen only when the page's code takes longer than 300 ms. */
function PageWait() {
  return (
    <div className="after-300">
      <BallLoader label={appTexts.loading} page />
    </div>
  );
}

export function BareLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <PageFrame />
    </main>
  );
}
