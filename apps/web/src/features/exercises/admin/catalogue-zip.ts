import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

export type CatalogueFile = { file: string; text: string };

export function zipOf(files: readonly CatalogueFile[]): Blob {
  const bytes = zipSync(Object.fromEntries(files.map(({ file, text }) => [file, strToU8(text)])));
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}

/** A zip, or single files: a routine is told by its list of exercises. @throws Error for a zip that cannot be read */
export async function filesIn(chosen: readonly File[]): Promise<CatalogueFile[]> {
  const found = await Promise.all(
    chosen.map(async (file) => (/\.zip$/i.test(file.name) ? unzipped(file) : [await single(file)])),
  );
  return found.flat();
}

async function single(file: File): Promise<CatalogueFile> {
  const text = await file.text();
  return { file: `${/^exercises:/m.test(text) ? 'routines' : 'exercises'}/${file.name}`, text };
}

async function unzipped(file: File): Promise<CatalogueFile[]> {
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()), {
    filter: ({ name }) => name.endsWith('.md') && !name.startsWith('__MACOSX/'),
  });
  return Object.entries(entries).map(([name, bytes]) => ({ file: name, text: strFromU8(bytes) }));
}
