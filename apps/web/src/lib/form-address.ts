/** The mail address typed into a form of this tab, to prefill the registration. It never appears in an address bar. */
const key = 'bandeja.form-address';

export function rememberAddress(email: string): void {
  try {
    window.sessionStorage.setItem(key, email);
  } catch {
    // without storage it is typed again
  }
}

export function rememberedAddress(): string {
  try {
    return window.sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
