import '#styles/index.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MatchFields } from '#features/matches/match-fields.tsx';
import type { MatchDraft } from '#features/matches/model.ts';

test('the sides are named once above the columns, and above each figure where large text leaves one', async ({
  onTestFinished,
}) => {
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  await page.viewport(390, 844);
  const sets = Array.from({ length: 2 }, () => ({ us: 6, them: 4 }));
  const draft: MatchDraft = { date: '2026-11-25', minutes: 90, rpe: null, sets, side: null, partner: '', tags: [] };
  await render(<MatchFields draft={draft} onChange={() => {}} partners={[]} anyDay={false} />);
  const shown = () =>
    page
      .getByText('Ellos', { exact: true })
      .elements()
      .filter((each) => each.checkVisibility());
  expect(shown()).toHaveLength(1);
  document.documentElement.style.fontSize = '200%';
  await expect.poll(() => shown().length).toBe(2);
});
