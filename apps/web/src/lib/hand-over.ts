import { saveFile } from '#lib/save-file.ts';

/** The system's share sheet where it takes files; closing it is no failure. */
export async function handOver(file: File): Promise<'saved' | 'shared' | 'idle'> {
  if (!navigator.canShare?.({ files: [file] })) {
    saveFile(file, file.name);
    return 'saved';
  }
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'idle';
    // without a fresh tap the sheet may be refused
    saveFile(file, file.name);
    return 'saved';
  }
}
