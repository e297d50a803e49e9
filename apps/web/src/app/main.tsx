import '../styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from '#app/error-boundary.tsx';
import { AppProviders, createQueryClient } from '#app/providers.tsx';
import { AppRoutes } from '#app/routes.tsx';
import { readStored, tokenKey } from '#lib/device-storage.ts';

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

// the server sends login and register as HTML, the way a visitor sees them; a visitor with a token is sent on
if (root.hasChildNodes() && readStored(tokenKey) === null) hydrateRoot(root, app);
else {
  root.replaceChildren();
  createRoot(root).render(app);
}

// a start without a network is prepared once there is nothing else to do
import('#app/offline/start.ts').then((part) => part.startOffline(queryClient)).catch(() => {});
