import { expect, it } from 'vitest';
import { deviceName } from '#account/rules.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = 'Chrome/141.0.0.0';
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Chrome en Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} ${chrome} Mobile Safari/537.36`],
  [
    'Samsung Internet en Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 ${chrome} Mobile Safari/537.36`,
  ],
  ['Firefox en Android', 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'],
  [
    'Safari en iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${apple} Version/18.6 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome en iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${apple} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Firefox en iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${apple} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`,
  ],
  ['Safari en iPad', `Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) ${apple} Version/16.6 Mobile/15E148 Safari/604.1`],
  ['Safari en Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.6 Safari/605.1.15`],
  ['Firefox en Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  ['Edge en Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} ${chrome} Safari/537.36 Edg/141.0.0.0`],
  ['Opera en Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} ${chrome} Safari/537.36 OPR/122.0.0.0`],
  ['Chrome en ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} ${chrome} Safari/537.36`],
  ['Chrome en Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0.0.0 Safari/537.36`],
  ['Navegador en Android', 'Dalvik/2.1.0 (Linux; U; Android 14; Pixel 8)'],
  ['Dispositivo desconocido', 'curl/8.5.0'],
  ['Dispositivo desconocido', ''],
  ['Dispositivo desconocido', '<script>alert(1)</script>'],
])('is called %s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});
