/** A time-ordered id (RFC 9562, version 7), as the server makes them; also works where `crypto.randomUUID` is missing. */
export function uuid7(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = now.toString(16).padStart(12, '0');
  const rest = Array.from(bytes.subarray(6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = `${time}7${rest.slice(1, 4)}${variant.toString(16)}${rest.slice(6)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** When it was made, in milliseconds. */
export function instantOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
