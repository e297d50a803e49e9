// Contact sheets in .cache/figures. Arguments: codes to draw alone, larger, while authoring.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { catalogue } from '../packages/catalogue/src/catalogue.ts';
import { drawMoment, keySeconds, pictureOf } from '../packages/drawing/src/figures/drawing.ts';
import { reviewOf } from '../packages/drawing/src/figures/errors.ts';
import { figures } from '../packages/drawing/src/figures/figures.ts';
import { propFigures } from '../packages/drawing/testing/prop-figures.ts';
import { chromiumLaunchOptions } from './lib/chromium.mjs';
import { projectRoot } from './lib/project.mjs';

const wanted = process.argv.slice(2);
const width = 200;
const height = 190;
const perSheet = wanted.length > 0 ? 6 : 12;

const css = `
  ${readFileSync(path.join(projectRoot, 'apps/web/src/styles/tokens.css'), 'utf8')}
  ${readFileSync(path.join(projectRoot, 'apps/web/src/styles/theme.css'), 'utf8').replace('@theme static', ':root')}
  main{--ground:light-dark(#f1f6f6,#0a0f1a);--ink:light-dark(#0b1020,#f2f6fb);--ink2:light-dark(#4b5a6b,#a9b6c6)}
  .light{color-scheme:light}.dark{color-scheme:dark}
  body{margin:0;font:12px/1.3 sans-serif}
  main{background:var(--ground);color:var(--ink);padding:12px;width:1560px;display:grid;grid-template-columns:1fr 1fr;gap:10px 18px}
  section{display:grid;grid-template-columns:repeat(3,200px) 130px;gap:6px;border-top:1px solid var(--ink2);padding-top:4px}
  section.wide{grid-column:1/-1;grid-template-columns:repeat(6,200px) 200px}
  h2{font-size:14px;margin:0;grid-column:1/-1}svg{background:var(--color-court);border-radius:6px;display:block}
  p{margin:2px 0;color:var(--ink2)}
  path{stroke-linejoin:round}
  ${readFileSync(path.join(projectRoot, 'apps/web/src/styles/mannequin.css'), 'utf8')}`;

const text = (/** @type {string} */ s) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const svg = (/** @type {{ d: string, look: string }[]} */ shapes, wrong = '') =>
  `<svg class="${wrong}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.map(({ d, look }) => `<path class="m-${look}" d="${d}"/>`).join('')}</svg>`;

const drawn = { ...figures, ...propFigures };

/** @param {string} code */
function section(code) {
  const prop = propFigures[code];
  const exercise = prop
    ? { name: 'no exercise asks for it yet', steps: ['', ''], commonMistakes: [] }
    : catalogue.exercises.find((one) => one.code === code);
  const figure = drawn[code]?.();
  if (!exercise || !figure) throw new Error(`No exercise or no figure: ${code}`);
  const picture = pictureOf(figure, width, height);
  const times = keySeconds(picture);
  const tiles = times.map((seconds, index) => {
    const step = figure.keys[index]?.step;
    const says = step === undefined ? '' : `<b>${step + 1}</b> ${text(exercise.steps[step] ?? '?')}`;
    return `<div>${svg(drawMoment(picture, seconds + 0.001, { cues: true }))}<p>${says}</p></div>`;
  });
  if (figure.no) {
    const wrong = pictureOf(figure, width, height, true);
    const last = keySeconds(wrong).at(-1) ?? 0;
    tiles.push(
      `<div>${svg(drawMoment(wrong, last + 0.001), 'm-wrong')}<p><b>Así no</b> ${text(exercise.commonMistakes[figure.no.mistake] ?? '?')}</p></div>`,
    );
  }
  return `<section class="${tiles.length > 3 ? 'wide' : ''}"><h2>${code} ${text(exercise.name)}</h2>${tiles.join('')}</section>`;
}

const codes = Object.keys(drawn)
  .sort()
  .filter((code) => wanted.length === 0 || wanted.some((start) => code.startsWith(start)));
const folder = path.join(projectRoot, '.cache/figures');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(await chromiumLaunchOptions());
const page = await browser.newPage({ viewport: { width: 1584, height: 900 } });
for (let first = 0; first < codes.length; first += perSheet) {
  const sheet = codes.slice(first, first + perSheet);
  for (const theme of wanted.length > 0 ? ['light'] : ['light', 'dark']) {
    const body = `<main class="${theme}">${sheet.map(section).join('')}</main>`;
    await page.setContent(`<!doctype html><style>${css}</style>${body}`);
    const isForLook = wanted.length > 0;
    const file = path.join(folder, `${sheet[0]}-${sheet.at(-1)}-${theme}.${isForLook ? 'png' : 'jpg'}`);
    const picture = await page.locator('main').screenshot(isForLook ? { type: 'png' } : { type: 'jpeg', quality: 55 });
    writeFileSync(file, picture);
    console.log(path.relative(projectRoot, file));
  }
}
await browser.close();
for (const code of codes)
  for (const error of reviewOf(/** @type {any} */ (drawn[code]?.())).errors) console.log(`${code} ${error}`);
