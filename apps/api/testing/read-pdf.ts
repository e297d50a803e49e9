import { PDFiumLibrary } from '@hyzyla/pdfium';

/** A part of a page in points, y downwards. */
export type Area = { x: number; y: number; width: number; height: number };

export type ReadPage = {
  text: string;
  ink: (area: Area, kind?: 'dark' | 'light') => number;
};

const pixelsPerPoint = 2;

let library: Promise<PDFiumLibrary> | undefined;

/** @param most pages that are read, from the first */
export async function readPdf(file: Buffer, most = Number.POSITIVE_INFINITY): Promise<ReadPage[]> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(file);
  const pages: ReadPage[] = [];
  for (const page of document.pages()) {
    if (pages.length >= most) break;
    // the text first: drawing closes the page
    const text = page.getText();
    const { width, data } = await page.render({ scale: pixelsPerPoint, render: 'bitmap' });
    const pixels = Buffer.from(data);
    pages.push({ text, ink: (area, kind = 'dark') => inkOf(pixels, width, area, kind) });
  }
  document.destroy();
  return pages;
}

function inkOf(pixels: Buffer, pageWidth: number, area: Area, kind: 'dark' | 'light'): number {
  const [left, top, right, bottom] = [area.x, area.y, area.x + area.width, area.y + area.height].map((points) =>
    Math.round(points * pixelsPerPoint),
  ) as [number, number, number, number];
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * pageWidth + x) * 4;
      const brightness = ((pixels[at] ?? 255) + (pixels[at + 1] ?? 255) + (pixels[at + 2] ?? 255)) / 3;
      if (kind === 'dark' ? brightness < 128 : brightness >= 160) count += 1;
    }
  }
  return count / ((right - left) * (bottom - top));
}
