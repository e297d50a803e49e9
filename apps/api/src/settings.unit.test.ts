import { describe, expect, it } from 'vitest';
import { missingLegalSettings, readSettings, SettingsError } from '#settings.ts';

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({}, '/srv/bandeja')).toEqual({
      port: 4000,
      host: '127.0.0.1',
      isLoopback: true,
      dataDir: '/srv/bandeja/.data',
      database: 'embedded',
      namedStatements: true,
      trustProxy: false,
      publicUrl: 'http://localhost:4000',
      mail: { smtpUrl: null, from: 'Bandeja <contacto@bandeja.example>' },
      operator: {
        name: '[LEGAL_NAME: nombre del titular]',
        id: '[LEGAL_ID: NIF o CIF]',
        address: '[LEGAL_ADDRESS: domicilio]',
        email: 'contacto@bandeja.example',
      },
      social: { x: null, instagram: null, youtube: null },
      showRating: true,
      logLevel: 'info',
    });
  });

  it('takes a real database, with a direct address for what a pooler cannot do', () => {
    const settings = readSettings(
      {
        DATABASE_URL: 'postgres://pool/b',
        DATABASE_DIRECT_URL: 'postgres://direct/b',
        DATABASE_NAMED_STATEMENTS: 'off',
      },
      '/',
    );
    expect(settings.database).toEqual({ url: 'postgres://pool/b', directUrl: 'postgres://direct/b' });
    expect(settings.namedStatements).toBe(false);
  });

  it('lists every fault at once', () => {
    const read = () =>
      readSettings({ PORT: 'cuatro', DATABASE_URL: 'mysql://x/y', PUBLIC_URL: 'bandeja', LOG_LEVEL: 'alto' }, '/');
    expect(read).toThrow(SettingsError);
    try {
      read();
    } catch (error) {
      const faults = error instanceof SettingsError ? error.faults : [];
      expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'DATABASE_URL', 'PUBLIC_URL', 'LOG_LEVEL']);
    }
  });

  it.each(['on', '10.0.0.0/33', '10.0.0.1,', 'proxy.example', '0.0.0.0/0'])('refuses %j as TRUST_PROXY', (list) => {
    expect(() => readSettings({ TRUST_PROXY: list }, '/')).toThrow(/TRUST_PROXY: debe ser/);
  });

  it('takes addresses, networks and their names as TRUST_PROXY', () => {
    const { trustProxy } = readSettings({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,::1/128,loopback' }, '/');
    expect(trustProxy).toEqual(['10.0.0.1', '10.1.0.0/16', '::1/128', 'loopback']);
  });

  it('refuses a direct address without the database it belongs to', () => {
    expect(() => readSettings({ DATABASE_DIRECT_URL: 'postgres://direct/b' }, '/')).toThrow(/DATABASE_DIRECT_URL/);
  });

  it('counts empty values as absent and knows a public host', () => {
    expect(readSettings({ PORT: '', HOST: '0.0.0.0' }, '/')).toMatchObject({ port: 4000, isLoopback: false });
  });

  it('shows the invented rating on a loopback address only, unless told', () => {
    const rating = (environment: Record<string, string>) => readSettings(environment, '/').showRating;
    expect(rating({ PUBLIC_URL: 'http://127.0.0.1:4000' })).toBe(true);
    expect(rating({ PUBLIC_URL: 'https://bandeja.example' })).toBe(false);
    expect(rating({ PUBLIC_URL: 'https://bandeja.example', MARKETING_RATING: 'on' })).toBe(true);
    expect(rating({ MARKETING_RATING: 'off' })).toBe(false);
  });

  it.each([
    ['SMTP_URL', 'https://mail'],
    ['MAIL_FROM', 'Bandeja <nadie>'],
    ['MAIL_FROM', 'a@b.es\r\nBcc: c@d.es'],
    ['CONTACT_EMAIL', 'nadie'],
    ['SOCIAL_X', 'javascript:alert(1)'],
    ['MARKETING_RATING', 'yes'],
  ])('refuses %s=%j', (name, value) => {
    expect(() => readSettings({ [name]: value }, '/')).toThrow(new RegExp(`${name}: `));
  });

  it('names the legal settings a public server lacks', () => {
    const environment = { HOST: '0.0.0.0', LEGAL_NAME: 'Pádel Norte, S. L.', LEGAL_ID: 'B12345678' };
    expect(missingLegalSettings(environment, readSettings(environment, '/'))).toEqual([
      'LEGAL_ADDRESS',
      'CONTACT_EMAIL',
    ]);
    expect(missingLegalSettings({}, readSettings({}, '/'))).toEqual([]);
    const behindProxy = { PUBLIC_URL: 'https://bandeja.example' };
    expect(missingLegalSettings(behindProxy, readSettings(behindProxy, '/'))).toHaveLength(4);
  });
});
