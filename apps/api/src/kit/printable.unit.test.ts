import { atLeast } from '@bandeja/domain/testing/each';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { fontFiles } from '#kit/fonts.ts';
import { printable } from '#kit/printable.ts';

test.each([
  ['Lucía', 'Lucía'],
  ['¡Íñigo! ¿Qué tal? × – — « »', '¡Íñigo! ¿Qué tal? × – — « »'],
  ['Nun\u0303o', 'Nuño'],
  ['Łukasz Żółw', 'Lukasz Zólw'],
  ['Nguyễn', 'Nguyen'],
  ['Şule Đorđe', 'Sule Dorde'],
  ['Анна Жукова', 'Anna Zhukova'],
  ['Χριστίνα', 'Christina'],
  ['李小龙', 'LiXiaoLong'],
  ['Ana 🎾👩‍👩‍👧 Gil', 'Ana Gil'],
  ['محمد', 'Mhmd'],
  ['שרה', 'Srh'],
  ['🎾', ''],
  ['a\u202Eb\u200Bc\u0000d\u00ADe', 'abcde'],
  ['dos\n  líneas\t', 'dos líneas'],
  ['80\u00A0%', '80\u00A0%'],
])('%j prints as %j', (text, shown) => {
  expect(printable(text)).toBe(shown);
});

type Drawing = { _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } } };

test.each(atLeast(4, fontFiles()))('%s has a glyph for whatever is left', (name, data) => {
  const doc = new PDFDocument({ font: '' });
  doc.registerFont(name, data);
  doc.font(name);
  const { font } = (doc as unknown as Drawing)._font;
  const missing = Array.from({ length: 0x3000 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20))
    .flatMap((letter) => Array.from(printable(`a${letter}a`).slice(1, -1)))
    .filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
  expect(font.hasGlyphForCodePoint('Ж'.codePointAt(0) ?? 0)).toBe(false);
});
