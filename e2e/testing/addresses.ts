import { randomInt } from 'node:crypto';

const byte = () => randomInt(256);

/** Each context has its own address: requests, and forms above all, are limited per address and minute. */
export const fromAnywhere = () => ({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` });
