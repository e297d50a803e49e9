import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MailMessage, MailPort } from '#ports/mail.ts';
import { mimeOf } from '#ports/mail-mime.ts';

/** Files for mail programs, readable by their owner only. The name derives from the mail, so that a repeated one replaces itself. */
export function fileMails(options: { folder: string; from: string }): MailPort {
  const { folder, from } = options;
  return {
    check: async () => {},
    send: async (message) => {
      const mime = await mimeOf(message, from);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = path.join(folder, fileName(message));
      const half = `${target}.part`;
      const file = await open(half, 'w', 0o600);
      try {
        await file.writeFile(mime);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(half, target);
    },
    forget: async (before) => {
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => /\.eml(\.part)?$/.test(name) && name < timeInName(before));
      await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
    },
    erase: async (ids) => {
      const wanted = new Set(ids.map(marksOf));
      const names = await readdir(folder).catch(() => []);
      const found = names.filter((name) => wanted.has(name.replace(namePattern, '$1$2')));
      await Promise.all(found.map((name) => rm(path.join(folder, name), { force: true })));
    },
    close: async () => {},
  };
}

function fileName({ id, subject }: MailMessage): string {
  const { at, end } = partsOf(id);
  const words = subject.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = words
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${at}-${slug}-${end}.eml`;
}

function partsOf(id: string): { at: string; end: string } {
  const hex = id.replaceAll('-', '');
  return { at: timeInName(new Date(Number.parseInt(hex.slice(0, 12), 16))), end: hex.slice(-6) };
}

const namePattern = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)-(?:.*-)?([0-9a-f]{6})\.eml(?:\.part)?$/;

function marksOf(id: string): string {
  const { at, end } = partsOf(id);
  return at + end;
}

function timeInName(time: Date): string {
  return time.toISOString().slice(0, 19).replaceAll(':', '-');
}
