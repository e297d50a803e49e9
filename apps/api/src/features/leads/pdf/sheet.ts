import PDFDocument from 'pdfkit';
import { fontFiles } from '#kit/fonts.ts';

type Structure = PDFKit.PDFStructureElement;

/** A document in the making: A4, points, y downwards. */
export type Sheet = {
  doc: PDFKit.PDFDocument;
  root: Structure;
};

/** Points. */
export const page = { width: 595.28, height: 841.89, margin: 42, contentWidth: 595.28 - 2 * 42 } as const;

/** @param facts title and subject of the file, as its reader's window shows them */
export function openSheet({ title, subject }: { title: string; subject: string }): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    // Everything is placed; without margins pdfkit never breaks a page on its own.
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'es-ES',
    info: { Title: title, Subject: subject, Author: 'Bandeja', Creator: 'Bandeja', Producer: 'Bandeja' },
    font: '',
  });
  for (const [name, data] of fontFiles()) doc.registerFont(name, data);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root };
}

/** Closes a document. @returns the file */
export function closeSheet({ doc, root }: Sheet): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    root.end();
    doc.end();
  });
}

export function content(sheet: Sheet, type: string, draw: () => void, parent: Structure = sheet.root): void {
  parent.add(sheet.doc.struct(type, {}, draw));
}

export function group(sheet: Sheet, type: string, parent: Structure = sheet.root): Structure {
  const element = sheet.doc.struct(type);
  parent.add(element);
  return element;
}

export function decoration({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact');
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}
