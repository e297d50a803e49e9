import { Writable } from 'node:stream';
import { putOutside } from '@bandeja/domain/coach/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AiPort } from '#ports/ai.ts';
import { openAiCompatible } from '#ports/ai-openai.ts';
import { buildServer } from '#server.ts';
import { type AiServer, startAiServer } from './ai-server.ts';
import type { TestApi } from './api.ts';

export const outsideKey = 'clave-muy-secreta';

export type OutsideModel = {
  model: AiServer;
  app: FastifyInstance;
  url: string;
  log: string;
  isImpatient: boolean;
};

const patientMs = 120_000;
const impatientMs = 300;

export function useOutsideModel(api: TestApi): OutsideModel {
  const outside = { log: '', isImpatient: false } as OutsideModel;

  beforeAll(async () => {
    const model = await startAiServer();
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        outside.log += chunk;
        done();
      },
    });
    const deps = { ...api.deps, ai: portTo(model, outside) };
    const app = await buildServer({ deps, logger: { level: 'trace', stream }, ratePerMinute: 100_000 });
    Object.assign(outside, { model, app, url: await app.listen({ port: 0, host: '127.0.0.1' }) });
  });

  afterAll(async () => {
    await outside.app.close();
    await outside.model.stop();
  });

  beforeEach(() => {
    outside.log = '';
    outside.isImpatient = false;
    outside.model.received.length = 0;
    outside.model.readings.length = 0;
    outside.model.script.length = 0;
    outside.model.plays.length = 0;
  });

  return outside;
}

/** What lets an outside model answer this player. */
export async function agreeToOutside(api: TestApi, { token }: { token: string }, healthConsent = false): Promise<void> {
  await api.call(putOutside, { token, body: { consent: true, healthConsent } });
}

function portTo(model: AiServer, outside: Pick<OutsideModel, 'isImpatient'>): AiPort {
  const open = (ms: number) =>
    openAiCompatible(
      { baseUrl: model.url, apiKey: outsideKey, model: 'm' },
      { answerMs: ms, silenceMs: ms, readingMs: ms, talkMs: patientMs, pauseMs: 1 },
    );
  const [patient, impatient] = [open(patientMs), open(impatientMs)];
  const chosen = () => (outside.isImpatient ? impatient : patient);
  return {
    host: patient.host,
    get readingMs() {
      return chosen().readingMs;
    },
    answer: (question, caller) => chosen().answer(question, caller),
    converse: (talk, caller) => chosen().converse(talk, caller),
  };
}
