import axe from 'axe-core';

const colourRules = ['color-contrast', 'link-in-text-block'];

export async function axeFindings(place: Element | Document = document): Promise<string[]> {
  await atRest();
  const { violations } = await axe.run(place, {
    resultTypes: ['violations'],
    ...(document.documentElement.dataset.theme === 'dark' ? { runOnly: { type: 'rule', values: colourRules } } : {}),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

/** Waits for every animation that ends: half of a window has half of its contrast, and is not where it will be. */
async function atRest(): Promise<void> {
  await document.fonts.ready;
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
