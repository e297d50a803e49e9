export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

export function honeypotValue(form: HTMLFormElement): { website?: string } {
  const website = new FormData(form).get('website');
  return typeof website === 'string' && website !== '' ? { website } : {};
}
