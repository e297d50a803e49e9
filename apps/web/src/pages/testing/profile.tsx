import type { Device } from '@bandeja/domain/account/contract';
import type { User } from '@bandeja/domain/profile/contract';
import type { Reminders } from '@bandeja/domain/reminders/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AuthProvider } from '#features/auth/auth-context.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { ProfilePage } from '#pages/profile.tsx';
import { ToastProvider } from '#ui/toast.tsx';

export const lucia = aUser({
  age: 34,
  weight: 61.5,
  usage: { sessions: 6, routines: 2 },
  goals: ['Ganar fuerza', 'Prevenir lesiones'],
  equipment: ['gomas'],
  places: ['home'],
  injuries: 'Me molesta el codo',
  injuriesConsent: true,
});

const id = (end: string) => `0198c1f0-0000-7000-8000-${end.padStart(12, '0')}`;

const unprotected = { isOn: false, recoveryCodesLeft: 0, passkeys: [], isRequired: false };

export const devices: [Device, Device] = [
  {
    _id: id('d1'),
    name: 'Chrome en Windows',
    createdAt: '2025-11-01T10:00:00.000Z',
    lastSeenAt: '2025-11-20T10:00:00.000Z',
    isCurrent: true,
  },
  {
    _id: id('d2'),
    name: 'Safari en iPhone',
    createdAt: '2025-11-01T10:00:00.000Z',
    lastSeenAt: '2025-11-18T10:00:00.000Z',
    isCurrent: false,
  },
];

export const reminders: Reminders = {
  today: false,
  nextWeek: false,
  recapPage: true,
  recapPush: false,
  recapMail: false,
  rest: false,
  hour: 18,
  devices: [],
  publicKey: `B${'A'.repeat(86)}`,
};

export function serve(user: User = lucia) {
  const api = fakeApi({
    'GET /users/me': { status: 200, body: user },
    'GET /chatbot/outside': { status: 200, body: { service: null, consent: false, healthConsent: false } },
    'GET /users/learning': { status: 200, body: { consent: false } },
    'GET /account/devices': { status: 200, body: devices },
    'GET /account/second-factor': { status: 200, body: unprotected },
    'GET /account/calendar': { status: 200, body: { feed: null } },
    'GET /reminders': { status: 200, body: reminders },
  });
  const sent = (call: string) => api.calls.filter((each) => each.call === call);
  const saves = (answer: Partial<User>) => {
    api.answers['PUT /users/profile'] = { status: 200, body: { ...user, ...answer } };
  };
  return { ...api, sent, saves };
}

export function profilePage() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <ToastProvider>
          <MemoryRouter initialEntries={['/profile']}>
            <ProfilePage />
          </MemoryRouter>
        </ToastProvider>
      </AuthProvider>
    </QueryClientProvider>
  );
}

export async function show() {
  const screen = await render(profilePage());
  await expect.element(page.getByRole('heading', { name: 'Tu perfil' })).toBeVisible();
  return screen;
}

export const profile = page.getByRole('region', { name: 'Tu perfil' });
export const editButton = profile.getByRole('button', { name: 'Editar perfil' });
export const saveButton = profile.getByRole('button', { name: 'Guardar', exact: true });

export async function showForm() {
  const screen = await show();
  await editButton.click();
  await expect.element(page.getByLabelText('Altura (cm)')).toBeVisible();
  return screen;
}
