import { expect, test } from 'vitest';
import * as paths from '#lib/paths.ts';

test('every address', () => {
  const written = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, typeof path === 'string' ? path : path('id')]),
  );
  expect(written).toEqual({
    login: '/login',
    register: '/register',
    forgotPassword: '/forgot-password',
    resetPassword: '/reset-password',
    dashboard: '/dashboard',
    onboarding: '/onboarding',
    onboardingForm: '/onboarding-classic',
    sessions: '/training-sessions',
    session: '/training-sessions/id',
    liveSession: '/training-session/id',
    match: '/match',
    progress: '/progress',
    body: '/body',
    strokes: '/strokes',
    palas: '/palas',
    strava: '/strava',
    profile: '/profile',
    editProfile: '/profile#tu-perfil',
    importFiles: '/import',
    admin: '/admin',
    routines: '/routines',
    editRoutine: '/routines?editar=id',
    routine: '/routines/id',
    routineSearch: '/routine-search',
    searchRoutines: '/routine-search?query=id',
    shelf: '/routine-manager',
    ownRoutines: '/routine-manager?tab=mis-rutinas',
    generator: '/ai-routine-generator',
    plans: '/subscription',
    plansDone: '/subscription-success',
    demoCheckout: '/test-checkout/id',
    sharedSession: '/s/id',
    home: '/',
    freeRoutine: '/rutina-padel-gratuita',
    quiz: '/cuestionario-entrenamiento',
    guides: '/guides',
    guide: '/guides/id',
    blog: '/blog',
    post: '/blog/id',
    exercises: '/exercises',
    exercise: '/exercises/id',
    forum: '/forum',
    events: '/events',
    tournaments: '/tournaments',
    clubs: '/clubs',
    faq: '/faq',
    contact: '/contact',
    privacy: '/privacy',
    terms: '/terms',
    withdrawal: '/terms#desistimiento',
    confirmNewsletter: '/newsletter/confirm',
    unsubscribe: '/newsletter/unsubscribe',
    verifyEmail: '/verify-email',
    notFound: '/404',
  });
});

test('a search term travels encoded', () => {
  expect(paths.searchRoutines('salida de pared')).toBe('/routine-search?query=salida+de+pared');
});
