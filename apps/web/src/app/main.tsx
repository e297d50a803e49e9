import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from '#app/error-boundary.tsx';
import { AppProviders } from '#app/providers.tsx';
import { createQueryClient } from '#app/query-client.ts';
import { AppRoutes } from '#app/routes.tsx';
import '../styles/index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('app.html has no #root');

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary place="app">
      <AppProviders queryClient={createQueryClient()}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </AppProviders>
    </ErrorBoundary>
  </StrictMode>,
);
