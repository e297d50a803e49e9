/**
 * The address of every page, of the app and of the site. A builder given the name of its parameter (`':id'`) gives the
 * pattern that the routers match.
 * Imported as a whole (`import * as paths`), so that a page carries only the addresses it uses.
 */

// The app
export const login = '/login';
export const register = '/register';
export const forgotPassword = '/forgot-password';
export const resetPassword = '/reset-password';
export const demoSignIn = '/demo';
export const dashboard = '/dashboard';
export const onboarding = '/onboarding';
export const onboardingForm = '/onboarding-classic';
export const sessions = '/training-sessions';
export const session = (id: string) => `/training-sessions/${id}` as const;
export const liveSession = (id: string) => `/training-session/${id}` as const;
export const match = '/match';
export const progress = '/progress';
export const body = '/body';
export const strokes = '/strokes';
export const palas = '/palas';
export const strava = '/strava';
export const profile = '/profile';
export const editProfile = '/profile#tu-perfil';
export const importFiles = '/import';
export const admin = '/admin';
export const routines = '/routines';
export const editRoutine = (id: string) => `/routines?editar=${id}` as const;
export const routine = (id: string) => `/routines/${id}` as const;
export const routineSearch = '/routine-search';
export const searchRoutines = (query: string) => `/routine-search?${new URLSearchParams({ query })}` as const;
export const shelf = '/routine-manager';
export const ownRoutines = '/routine-manager?tab=mis-rutinas';
export const generator = '/ai-routine-generator';
export const plans = '/subscription';
export const plansDone = '/subscription-success';
export const demoCheckout = (id: string) => `/test-checkout/${id}` as const;
export const sharedSession = (token: string) => `/s/${token}` as const;

// The site
export const home = '/';
export const freeRoutine = '/rutina-padel-gratuita';
export const quiz = '/cuestionario-entrenamiento';
export const guides = '/guides';
export const guide = (slug: string) => `/guides/${slug}` as const;
export const blog = '/blog';
export const post = (slug: string) => `/blog/${slug}` as const;
export const exercises = '/exercises';
export const exercise = (slug: string) => `/exercises/${slug}` as const;
export const forum = '/forum';
export const events = '/events';
export const tournaments = '/tournaments';
export const clubs = '/clubs';
export const prices = '/precios';
export const faq = '/faq';
export const contact = '/contact';
export const privacy = '/privacy';
export const terms = '/terms';
export const privacyVersion = (version: string) => `/privacy/versiones/${version}` as const;
export const termsVersion = (version: string) => `/terms/versiones/${version}` as const;
export const withdrawal = '/terms#desistimiento';
export const confirmNewsletter = '/newsletter/confirm';
export const unsubscribe = '/newsletter/unsubscribe';
export const verifyEmail = '/verify-email';
export const notFound = '/404';

type Built = Omit<typeof import('./paths.ts'), 'figureFile'>;
type AddressOf<V> = V extends (...given: never[]) => infer A ? A : V;
type Page = AddressOf<Built[keyof Built]>;
/** An address of a page of ours, with a query or a part of the page behind it. */
export type Address = Page | `${Page}?${string}` | `${Page}#${string}`;

/** A file of the build: how a figure or a drill is drawn, or the points a figure moves by. */
export const figureFile = (name: string, kind: 'svg' | 'json' = 'svg') => `/figures/${name}.${kind}` as const;
