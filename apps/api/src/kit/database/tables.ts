import type { AccountTables } from '#kit/database/tables/account.ts';
import type { CatalogueTables } from '#kit/database/tables/catalogue.ts';
import type { LeadsTables } from '#kit/database/tables/leads.ts';
import type { SubscriptionsTables } from '#kit/database/tables/subscriptions.ts';
import type { TrainerTables } from '#kit/database/tables/trainer.ts';
import type { TrainingTables } from '#kit/database/tables/training.ts';

/** Every table, as queries see it. */
export type Tables = AccountTables &
  SubscriptionsTables &
  CatalogueTables &
  TrainingTables &
  LeadsTables &
  TrainerTables;
