import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '#settings.ts';

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
});
