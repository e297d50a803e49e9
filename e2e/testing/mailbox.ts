import { expect } from '@playwright/test';
import { readPdf } from '../../apps/api/testing/read-pdf.ts';

import { mailboxUrl } from './ports.ts';

export type Mail = {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: { filename: string; mimeType: string; base64: string }[];
};

export async function mailsOf(address: string, count = 1): Promise<Mail[]> {
  const response = await fetch(`${mailboxUrl}/${encodeURIComponent(address)}?count=${count}`);
  return (await response.json()) as Mail[];
}

export function linkIn(mail: Mail, page: string): string {
  const found = new RegExp(`https?://[^\\s"<]*(${page}[?#]token=[\\w-]+)`).exec(mail.text);
  if (!found?.[1]) throw new Error(`no link to ${page} in «${mail.subject}»`);
  return found[1];
}

export async function pagesOf({ attachments }: Mail): Promise<string[]> {
  expect(attachments).toHaveLength(1);
  expect(attachments[0]?.mimeType).toBe('application/pdf');
  const pages = await readPdf(Buffer.from(attachments[0]?.base64 ?? '', 'base64'));
  return pages.map(({ text }) => text);
}
