import * as contract from '@bandeja/domain/body/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { callQuery } from '#lib/query.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const bodyQuery = callQuery(contract.getBody);

export type Report = Omit<BodyInput<typeof contract.reportDiscomfort>, 'consent'>;
export type Weight = Omit<BodyInput<typeof contract.recordWeight>, 'consent'>;

const plan = { changesPlan: true };

/** The button below the words of the consent gives it. */
export const useReportDiscomfort = () =>
  useReplacing(
    contract.getBody,
    contract.reportDiscomfort,
    (report: Report) => ({ body: { ...report, consent: true as const } }),
    plan,
  );

export const useRemoveReport = () =>
  useReplacing(contract.getBody, contract.removeDiscomfort, (id: string) => ({ params: { id } }), plan);

export const useEraseDiscomforts = () => useReplacing(contract.getBody, contract.eraseDiscomforts, () => ({}), plan);

export const useRecordWeight = () =>
  useReplacing(
    contract.getBody,
    contract.recordWeight,
    (weight: Weight) => ({ body: { ...weight, consent: true as const } }),
    plan,
  );

/** Of one day, or of all days with the consent. */
export const useEraseWeights = () =>
  useReplacing(contract.getBody, contract.eraseWeights, (date: string | undefined) => ({ query: { date } }));
