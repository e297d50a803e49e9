/** What a machine wrote into the trap of a form (`TrapField`), for the payload; nothing where a person filled it in. */
export function trapOf(form: HTMLFormElement): { website?: string } {
  const website = new FormData(form).get('website');
  return typeof website === 'string' && website !== '' ? { website } : {};
}
