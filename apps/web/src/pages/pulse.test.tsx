import '#styles/index.css';
import type { PolarExercise } from '@bandeja/domain/polar/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PulsePage } from '#pages/pulse.tsx';
import { idOf, library, show } from '#pages/testing/library.tsx';
import { axeFindings } from '#ui/testing/axe-findings.ts';

const exercise: PolarExercise = {
  _id: idOf(1),
  name: 'Partido de pádel',
  type: 'Partido',
  startTime: '2026-11-20T18:00:00.000Z',
  duration: 5412,
  averageHeartRate: 128,
  maxHeartRate: 171,
  distanceMetres: 3210,
  same: { _id: idOf(2), name: 'Liga', type: 'Partido', startTime: '2026-11-20T18:05:00.000Z', duration: 5400 },
};

test.for([
  [128, 'Unir añade el pulso, la distancia y los minutos que le falten a tu sesión.'],
  [null, 'Unir añade la distancia y los minutos que le falten a tu sesión.'],
] as const)('says of a pulse of %s what joining adds', async ([averageHeartRate, sentence]) => {
  const exercises = [{ ...exercise, averageHeartRate }];
  library({
    'GET /pulse': { status: 200, body: { consent: true, own: null, limits: null, from: 'none', recordings: 0 } },
    'GET /polar': { status: 200, body: { isAvailable: true, connectedAt: '2026-11-01T10:00:00.000Z', exercises } },
  });
  await show('/pulse', '/pulse', <PulsePage />);
  await expect.element(page.getByText(`Coincide con «Liga». ${sentence}`)).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});
