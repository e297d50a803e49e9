import type { Settings } from '#settings.ts';

/** A text is a paragraph, whose line breaks stay; everything is escaped as plain text. */
export type MailPart = string | { kind: 'list'; items: string[] } | { kind: 'button'; label: string; url: string };

export type Letter = {
  subject?: string;
  heading: string;
  parts: MailPart[];
  why: string;
  unsubscribeUrl?: string;
};

type Sender = Pick<Settings, 'operator' | 'publicUrl'>;

/** The HTML suits mail programs: tables, inline styles, nothing fetched; the style sheet only adds dark colours. */
export function layOutMail(sender: Sender, letter: Letter): Record<'subject' | 'html' | 'text', string> {
  return { subject: letter.subject ?? letter.heading, html: htmlOf(sender, letter), text: textOf(sender, letter) };
}

/** The marks of RFC 2369 and RFC 8058: a mail program may offer to end the mails with one click. */
export function unsubscribeHeaders(postUrl: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${postUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function textOf(sender: Sender, letter: Letter): string {
  const parts = letter.parts.map((part) => {
    if (typeof part === 'string') return part;
    if (part.kind === 'list') return part.items.map((item) => `- ${item}`).join('\n');
    return `${part.label}:\n${part.url}`;
  });
  const { name, id, address, email } = sender.operator;
  const footer = [
    '--',
    letter.why,
    ...(letter.unsubscribeUrl ? [`Para no recibir más: ${letter.unsubscribeUrl}`] : []),
    `Bandeja, ${sender.publicUrl}`,
    `${name}, ${id}, ${address}, ${email}`,
  ].join('\n');
  return `${[letter.heading, ...parts, footer].join('\n\n')}\n`;
}

/* Colours of the design tokens (light in the tags, dark in the style sheet). Courts are rectangles: small radii. */
const font = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;";
const small = `${font}font-size:13px;line-height:1.5;color:#465562;`;
const body = `${font}font-size:16px;line-height:1.55;color:#0C1827;`;

const darkStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.bg{background:#070E19!important}.surface{background:#0E1826!important}.court{background:#0F3178!important}
.text{color:#EDF3F6!important}.quiet{color:#B4C2CE!important}.link{color:#91BAF1!important}
.line{border-color:#22334A!important}
}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}`;

function htmlOf(sender: Sender, letter: Letter): string {
  const { name, id, address, email } = sender.operator;
  const footer = [
    escapeHtml(letter.why),
    ...(letter.unsubscribeUrl ? [link(letter.unsubscribeUrl, 'No quiero recibir más correos como este')] : []),
    `${link(sender.publicUrl, 'Bandeja')} · ${escapeHtml(`${name}, ${id}, ${address}`)} · ${link(`mailto:${email}`, email)}`,
  ];
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.heading)}</title>
<style>${darkStyles}</style>
</head>
<body class="bg" style="margin:0;padding:0;background:#F0F5F5;">
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#F0F5F5;">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
<tr><td class="court pad" style="background:#103C92;border-radius:8px 8px 0 0;padding:18px 32px;">
<span style="${font}font-size:22px;font-weight:700;letter-spacing:-.2px;color:#FFFFFF;">bandeja</span>
</td></tr>
<tr><td class="surface pad" style="background:#FFFFFF;border-radius:0 0 8px 8px;padding:28px 32px 12px;">
<h1 class="text" style="${font}margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:700;color:#0C1827;">${escapeHtml(letter.heading)}</h1>
${letter.parts.map(htmlOfPart).join('\n')}
</td></tr>
<tr><td class="pad" style="padding:20px 32px;">
${footer.map((line) => `<p class="quiet" style="${small}margin:0 0 8px;overflow-wrap:anywhere;">${line}</p>`).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function htmlOfPart(part: MailPart): string {
  if (typeof part === 'string') {
    const text = escapeHtml(part).replaceAll('\n', '<br>');
    return `<p class="text" style="${body}margin:0 0 16px;overflow-wrap:anywhere;">${text}</p>`;
  }
  if (part.kind === 'list') {
    const items = part.items.map((item) => `<li style="margin:0 0 6px;">${escapeHtml(item)}</li>`).join('');
    return `<ul class="text" style="${body}margin:0 0 16px;padding:0 0 0 20px;">${items}</ul>`;
  }
  const href = escapeHtml(part.url);
  const button = `<a href="${href}" style="${font}display:inline-block;padding:14px 24px;font-size:16px;font-weight:600;line-height:1.3;color:#0C1827;text-decoration:none;">${escapeHtml(part.label)}</a>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px;"><tr>
<td bgcolor="#E7F120" style="background:#E7F120;border:1px solid #81880E;border-radius:8px;">${button}</td>
</tr></table>
<p class="quiet" style="${small}margin:0 0 20px;overflow-wrap:anywhere;word-break:break-word;">Si el botón no se abre, copia esta dirección en tu navegador:<br>${href}</p>`;
}

function link(url: string, label: string): string {
  return `<a href="${escapeHtml(url)}" class="link" style="color:#174EAF;">${escapeHtml(label)}</a>`;
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
