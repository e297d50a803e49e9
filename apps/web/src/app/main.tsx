import '../styles/index.css';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from '#app/error-boundary.tsx';
import { takeFirstReads } from '#app/first-loads.ts';
import { AppProviders, createQueryClient } from '#app/providers.tsx';
import { AppRoutes, loadPage } from '#app/routes.tsx';
import { readStored, tokenKey } from '#lib/device-storage.ts';
import '#lib/install-offer.ts';

// a page of the site loads this file, too, with what the app shares with a player's part of it
if (document.body.dataset.world === 'app') start();

function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('app.html has no #root');
  const queryClient = createQueryClient();
  const app = (
    <StrictMode>
      <ErrorBoundary place="app">
        <AppProviders queryClient={queryClient}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </AppProviders>
      </ErrorBoundary>
    </StrictMode>
  );
  // a start without a network is prepared once there is nothing else to do
  draw(root, app, queryClient)
    .then(() => import('#app/after-page.ts'))
    .then((part) => part.startOffline(queryClient))
    .catch(() => {});
}

async function draw(root: HTMLElement, app: ReactNode, queryClient: QueryClient): Promise<void> {
  // the server sends login and register as HTML, the way a visitor sees them; a visitor with a token is sent on
  if (root.hasChildNodes() && readStored(tokenKey) === null) {
    hydrateRoot(root, app);
    return;
  }
  if (window.firstReads === undefined) root.replaceChildren();
  else await Promise.all([loadPage(window.location.pathname), takeFirstReads(queryClient)]);
  // in slices: a tap that comes meanwhile is answered between them
  startTransition(() => createRoot(root).render(app));
}
