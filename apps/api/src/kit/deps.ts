import type { TokenScope } from '@bandeja/domain/tokens/vocabulary';
import type { StaffRole } from '@bandeja/domain/wire/endpoint';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#kit/database/database.ts';
import type { JobSender } from '#kit/jobs.ts';
import type { AiPort } from '#ports/ai.ts';
import type { MailPort } from '#ports/mail.ts';
import type { PaymentsPort } from '#ports/payments.ts';
import type { Settings } from '#settings.ts';

export type Deps = {
  db: Database;
  /** Follows `db` a moment later; for reads that may be stale (`readStale`) alone. */
  replica?: Database | undefined;
  settings: Settings;
  jobs: JobSender;
  /** Sends mail; only the worker calls it. Features order mails with `queueMail`. */
  mail: MailPort;
  /** The outside model; null: the built-in trainer alone. */
  ai: AiPort | null;
  payments: PaymentsPort | null;
  now: () => Date;
  newId: () => string;
  log: FastifyBaseLogger;
};

export type Actor = {
  userId: string;
  authSessionId: string;
  name: string;
  isAdmin: boolean;
  /** Absent: none. */
  roles?: StaffRole[];
  /** An admin, editor or supporter whose rights wait until a second factor protects the account. */
  waitsForSecondFactor?: boolean;
  /** The player's zone: from this request's header, else the profile's. */
  timeZone: string;
  /** A program that acts for the player, and what it may do; absent: the player themselves. */
  token?: { id: string; name: string; scopes: readonly TokenScope[] };
};
