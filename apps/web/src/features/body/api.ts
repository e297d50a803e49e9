import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { callQuery } from '#lib/query.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const bodyQuery = callQuery('GET /body');

export type Report = Omit<BodyInput<Calls['POST /body/discomforts']>, 'consent'>;
export type Weight = Omit<BodyInput<Calls['PUT /body/weights']>, 'consent'>;

const plan = { changesPlan: true };

/** The button below the words of the consent gives it. */
export const useReportDiscomfort = () =>
  useReplacing(
    'GET /body',
    'POST /body/discomforts',
    (report: Report) => ({ body: { ...report, consent: true as const } }),
    plan,
  );

export const useRemoveReport = () =>
  useReplacing('GET /body', 'DELETE /body/discomforts/:id', (id: string) => ({ params: { id } }), plan);

export const useEraseDiscomforts = () => useReplacing('GET /body', 'DELETE /body/discomforts', () => ({}), plan);

export const useRecordWeight = () =>
  useReplacing(
    'GET /body',
    'PUT /body/weights',
    (weight: Weight) => ({ body: { ...weight, consent: true as const } }),
    plan,
  );

/** Of one day, or of all days with the consent. */
export const useEraseWeights = () =>
  useReplacing('GET /body', 'DELETE /body/weights', (date: string | undefined) => ({ query: { date } }));
