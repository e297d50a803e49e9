import { randomInt } from 'node:crypto';

const byte = () => randomInt(256);

/**
 * Everybody comes from an address of their own, where the server trusts this one: requests, and forms above all, are few
 * per address and minute.
 */
export const fromAnywhere = () => ({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` });
