import type * as account from '#account/contract.ts';
import type * as admin from '#admin/contract.ts';
import type * as auth from '#auth/contract.ts';
import type * as billing from '#billing/contract.ts';
import type * as body from '#body/contract.ts';
import type * as broadcasts from '#broadcasts/contract.ts';
import type * as calendar from '#calendar/contract.ts';
import type * as checkIns from '#check-ins/contract.ts';
import type * as coach from '#coach/contract.ts';
import type * as coaching from '#coaching/contract.ts';
import type * as content from '#content/contract.ts';
import type * as exercises from '#exercises/contract.ts';
import type * as films from '#films/contract.ts';
import type * as generator from '#generator/contract.ts';
import type * as imports from '#imports/contract.ts';
import type * as leads from '#leads/contract.ts';
import type * as learning from '#learning/contract.ts';
import type * as matches from '#matches/contract.ts';
import type * as mirror from '#mirror/contract.ts';
import type * as onboarding from '#onboarding/contract.ts';
import type * as palas from '#palas/contract.ts';
import type * as polar from '#polar/contract.ts';
import type * as profile from '#profile/contract.ts';
import type * as progress from '#progress/contract.ts';
import type * as pulse from '#pulse/contract.ts';
import type * as recap from '#recap/contract.ts';
import type * as reminders from '#reminders/contract.ts';
import type * as routines from '#routines/contract.ts';
import type * as schedule from '#schedule/contract.ts';
import type * as season from '#season/contract.ts';
import type * as sessions from '#sessions/contract.ts';
import type * as stats from '#stats/contract.ts';
import type * as strava from '#strava/contract.ts';
import type * as strokes from '#strokes/contract.ts';
import type * as support from '#support/contract.ts';
import type * as tokens from '#tokens/contract.ts';
import type * as tools from '#tools/contract.ts';
import type * as webhooks from '#webhooks/contract.ts';
import type { Endpoint } from '#wire/endpoint.ts';
import type * as together from '#wire/together.ts';

type EndpointsIn<Contract> = Extract<Contract[keyof Contract], Endpoint>;
type Every =
  | EndpointsIn<typeof account>
  | EndpointsIn<typeof admin>
  | EndpointsIn<typeof auth>
  | EndpointsIn<typeof billing>
  | EndpointsIn<typeof body>
  | EndpointsIn<typeof broadcasts>
  | EndpointsIn<typeof calendar>
  | EndpointsIn<typeof checkIns>
  | EndpointsIn<typeof coach>
  | EndpointsIn<typeof coaching>
  | EndpointsIn<typeof content>
  | EndpointsIn<typeof exercises>
  | EndpointsIn<typeof films>
  | EndpointsIn<typeof generator>
  | EndpointsIn<typeof imports>
  | EndpointsIn<typeof leads>
  | EndpointsIn<typeof learning>
  | EndpointsIn<typeof matches>
  | EndpointsIn<typeof mirror>
  | EndpointsIn<typeof onboarding>
  | EndpointsIn<typeof palas>
  | EndpointsIn<typeof polar>
  | EndpointsIn<typeof profile>
  | EndpointsIn<typeof progress>
  | EndpointsIn<typeof pulse>
  | EndpointsIn<typeof recap>
  | EndpointsIn<typeof reminders>
  | EndpointsIn<typeof routines>
  | EndpointsIn<typeof schedule>
  | EndpointsIn<typeof season>
  | EndpointsIn<typeof sessions>
  | EndpointsIn<typeof stats>
  | EndpointsIn<typeof strava>
  | EndpointsIn<typeof strokes>
  | EndpointsIn<typeof support>
  | EndpointsIn<typeof tokens>
  | EndpointsIn<typeof tools>
  | EndpointsIn<typeof together>
  | EndpointsIn<typeof webhooks>;

/** Every call by its line, `GET /users/me`: what the browser knows of the contracts, as types alone. */
export type Calls = { [E in Every as `${E['method']} ${E['path']}`]: E };
export type Line = keyof Calls;
