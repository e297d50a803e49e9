/** Normalises a name for sending: one line, single spaces; the server refuses control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The value of a form's `HoneypotField` for the payload; nothing when it is empty. */
export function honeypotValue(form: HTMLFormElement): { website?: string } {
  const website = new FormData(form).get('website');
  return typeof website === 'string' && website !== '' ? { website } : {};
}
