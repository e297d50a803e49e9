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

const app = (
  <StrictMode>
    <ErrorBoundary place="app">
      <AppProviders queryClient={createQueryClient()}>
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
