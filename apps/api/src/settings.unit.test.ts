import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { readSettings, SettingsError, warningsOf } from '#settings.ts';

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({}, '/srv/bandeja')).toEqual({
      port: 4000,
      host: '127.0.0.1',
      isLocal: true,
      isDemo: true,
      compression: true,
      metrics: null,
      telemetry: null,
      dataDir: '/srv/bandeja/.data',
      database: 'embedded',
      replicaUrl: null,
      namedStatements: true,
      trustProxy: false,
      publicUrl: 'http://localhost:4000',
      mail: { smtpUrl: null, from: 'Bandeja <contacto@bandeja.example>' },
      ai: null,
      payments: 'test',
      secretKey: null,
      people: { author: null, reviewer: null, lead: null, trainer: null, health: null, hasOperator: false },
      operator: {
        name: '[LEGAL_NAME: nombre del titular]',
        id: '[LEGAL_ID: NIF o CIF]',
        address: '[LEGAL_ADDRESS: domicilio]',
        email: 'contacto@bandeja.example',
      },
      strava: null,
      polar: null,
      oidc: null,
      pushKeys: null,
      s3: null,
      copiesKept: 7,
      android: null,
      social: { x: null, instagram: null, youtube: null },
      showRating: true,
      warmsUp: true,
      logLevel: 'info',
    });
  });

  it('takes a real database, with a direct address for what a pooler cannot do', () => {
    const settings = readSettings(
      {
        DATABASE_URL: 'postgres://pool/b',
        DATABASE_DIRECT_URL: 'postgres://direct/b',
        DATABASE_REPLICA_URL: 'postgres://replica/b',
        DATABASE_NAMED_STATEMENTS: 'off',
      },
      '/',
    );
    expect(settings.database).toEqual({ url: 'postgres://pool/b', directUrl: 'postgres://direct/b' });
    expect(settings.replicaUrl).toBe('postgres://replica/b');
    expect(settings.namedStatements).toBe(false);
  });

  it('lists every error at once', () => {
    const read = () =>
      readSettings({ PORT: 'cuatro', DATABASE_URL: 'mysql://x/y', PUBLIC_URL: 'bandeja', LOG_LEVEL: 'alto' }, '/');
    expect(read).toThrow(SettingsError);
    try {
      read();
    } catch (error) {
      const errors = error instanceof SettingsError ? error.errors : [];
      expect(errors.map((error) => error.split(':')[0])).toEqual(['PORT', 'DATABASE_URL', 'PUBLIC_URL', 'LOG_LEVEL']);
    }
  });

  it.each(['on', '10.0.0.0/33', '10.0.0.1,', 'proxy.example', '0.0.0.0/0'])('refuses %j as TRUST_PROXY', (list) => {
    expect(() => readSettings({ TRUST_PROXY: list }, '/')).toThrow(/TRUST_PROXY: debe ser/);
  });

  it('takes addresses, networks and their names as TRUST_PROXY', () => {
    const { trustProxy } = readSettings({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,::1/128,loopback' }, '/');
    expect(trustProxy).toEqual(['10.0.0.1', '10.1.0.0/16', '::1/128', 'loopback']);
  });

  it.each(['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])('refuses %s without the database it belongs to', (name) => {
    expect(() => readSettings({ [name]: 'postgres://direct/b' }, '/')).toThrow(`${name}: necesita DATABASE_URL`);
  });

  it('counts empty values as absent', () => {
    expect(readSettings({ PORT: '', HOST: ' ' }, '/')).toMatchObject({ port: 4000, host: '127.0.0.1' });
  });

  const publicStarts: [string, Record<string, string>][] = [
    ['a public HOST', { HOST: '0.0.0.0' }],
    ['a public HOST with a loopback PUBLIC_URL', { HOST: '::', PUBLIC_URL: 'http://localhost:4000' }],
    ['a public PUBLIC_URL behind a proxy of this machine', { HOST: '127.0.0.1', PUBLIC_URL: 'https://b.example' }],
    ['a PUBLIC_URL that begins like loopback', { PUBLIC_URL: 'http://127.0.0.1.b.example' }],
    ['a name of the local network', { PUBLIC_URL: 'http://192.168.1.20:4000' }],
    ['a real database', { DATABASE_URL: 'postgres://localhost/b' }],
  ];
  it.each(publicStarts)('has neither demo accounts nor the test checkout with %s', (_, environment) => {
    expect(readSettings(environment, '/')).toMatchObject({ isDemo: false, payments: null });
  });

  it.each([
    {},
    { HOST: 'localhost', PUBLIC_URL: 'https://localhost' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:4000' },
  ])('has both on the embedded database and loopback addresses: %j', (environment) => {
    expect(readSettings(environment, '/')).toMatchObject({ isDemo: true, payments: 'test' });
  });

  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_clave',
    STRIPE_WEBHOOK_SECRET: 'whsec_clave',
    STRIPE_PRICE_PREMIUM: 'price_premium',
    STRIPE_PRICE_PRO: 'price_pro',
  };

  it('takes payments by Stripe on any machine', () => {
    const payments = (environment: Record<string, string | undefined>) => readSettings(environment, '/').payments;
    expect(payments({ ...stripe, STRIPE_API_BASE: 'http://127.0.0.1:12111', HOST: '0.0.0.0' })).toEqual({
      secretKey: 'sk_test_clave',
      webhookSecret: 'whsec_clave',
      prices: { premium: 'price_premium', pro: 'price_pro' },
      apiBase: 'http://127.0.0.1:12111',
    });
  });

  it.each([
    [{ STRIPE_SECRET_KEY: '' }, ['STRIPE_SECRET_KEY']],
    [{ STRIPE_WEBHOOK_SECRET: '', STRIPE_PRICE_PRO: '' }, ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PRO']],
    [{ STRIPE_SECRET_KEY: 'pk_test_clave', STRIPE_PRICE_PRO: 'prod_1' }, ['STRIPE_SECRET_KEY', 'STRIPE_PRICE_PRO']],
    [{ STRIPE_PRICE_PRO: 'price_premium' }, ['STRIPE_PRICE_PRO']],
    [{ STRIPE_API_BASE: 'http://stripe.example' }, ['STRIPE_API_BASE']],
    [{ STRIPE_API_BASE: 'https://stripe.example/v1' }, ['STRIPE_API_BASE']],
  ])('refuses Stripe with %j', (changes, names) => {
    try {
      readSettings({ ...stripe, ...changes }, '/');
      expect.unreachable();
    } catch (error) {
      const errors = error instanceof SettingsError ? error.errors : [];
      expect(errors.map((error) => error.split(':')[0])).toEqual(names);
      expect(errors.join()).not.toContain('clave');
    }
  });

  it('shows the invented rating on a loopback address only, unless a setting says so', () => {
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

  it('takes an outside model, without a key where this machine serves it', () => {
    const model = (environment: Record<string, string>) => readSettings(environment, '/').ai;
    const remote = { AI_BASE_URL: 'https://modelo.example/v1/', AI_API_KEY: 'clave', AI_MODEL: 'grande' };
    const limits = { silenceMs: 3_000, talkMs: 20_000, talkTokens: 800, toolRounds: 4 };
    expect(model(remote)).toEqual({ baseUrl: 'https://modelo.example/v1', apiKey: 'clave', model: 'grande', limits });
    const patient = { AI_SILENCE_SECONDS: '8', AI_ANSWER_SECONDS: '40', AI_TOOL_ROUNDS: '2', AI_MAX_TOKENS: '400' };
    expect(model({ ...remote, ...patient })?.limits).toEqual({
      silenceMs: 8_000,
      talkMs: 40_000,
      talkTokens: 400,
      toolRounds: 2,
    });
    expect(() => model({ ...remote, AI_TOOL_ROUNDS: '0' })).toThrow('AI_TOOL_ROUNDS');
    expect(model({ AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'chico' })).toEqual({
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: null,
      model: 'chico',
      limits,
    });
  });

  it.each([
    [{ AI_API_KEY: 'k' }, ['AI_BASE_URL', 'AI_MODEL']],
    [{ AI_MODEL: 'm' }, ['AI_BASE_URL']],
    [{ AI_BASE_URL: 'https://m.example', AI_API_KEY: 'k' }, ['AI_MODEL']],
    [{ AI_BASE_URL: 'https://m.example', AI_MODEL: 'm' }, ['AI_API_KEY']],
    [{ AI_BASE_URL: 'http://m.example' }, ['AI_MODEL', 'AI_BASE_URL', 'AI_API_KEY']],
    [{ AI_BASE_URL: 'https://u:p@m.example?k=1', AI_API_KEY: 'k', AI_MODEL: 'm' }, ['AI_BASE_URL']],
    [{ AI_BASE_URL: 'modelo', AI_API_KEY: 'dos palabras', AI_MODEL: 'm' }, ['AI_BASE_URL', 'AI_API_KEY']],
  ])('lists every error of the outside model at once, never its key: %j', (environment, names) => {
    try {
      readSettings(environment, '/');
      expect.unreachable();
    } catch (error) {
      const errors = error instanceof SettingsError ? error.errors : [];
      expect(errors.map((error) => error.split(':')[0])).toEqual(names);
      expect(errors.join()).not.toContain('dos palabras');
    }
  });

  it('warns the operator of a public server of everything that is missing, and of nothing on this machine', () => {
    const warnings = (environment: Record<string, string>) => warningsOf(environment, readSettings(environment, '/'));
    expect(warnings({})).toEqual([]);
    expect(warnings({ PUBLIC_URL: 'http://localhost:9000' })).toEqual([]);
    const open = { HOST: '0.0.0.0', LEGAL_NAME: 'Pádel Norte, S. L.', LEGAL_ID: 'B12345678' };
    expect(warnings(open)).toEqual([
      'Este servidor es público y sus páginas legales muestran textos provisionales.\n  Configura LEGAL_ADDRESS, CONTACT_EMAIL antes de abrirlo a nadie.',
      'HOST abre este servidor a otros equipos y falta PUBLIC_URL: los enlaces de correos, calendarios y páginas llevan a http://localhost:4000, que solo existe aquí.',
      'Falta SMTP_URL: ningún correo sale de este servidor, tampoco los de las contraseñas.',
      'Faltan STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PREMIUM, STRIPE_PRICE_PRO: nadie puede contratar un plan aquí, y la página de precios lo dice.',
    ]);
    const behindProxy = warnings({ PUBLIC_URL: 'https://bandeja.example' });
    expect(behindProxy.map((warning) => warning.split(/[: ]/)[0])).toEqual(['Este', 'PUBLIC_URL', 'Falta', 'Faltan']);
    const complete = {
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://bandeja.example',
      TRUST_PROXY: '10.0.0.0/8',
      SMTP_URL: 'smtp://mail.example',
      LEGAL_NAME: 'Pádel Norte, S. L.',
      LEGAL_ID: 'B12345678',
      LEGAL_ADDRESS: 'Calle Mayor 1, Burgos',
      CONTACT_EMAIL: 'hola@bandeja.example',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_PREMIUM: 'price_1',
      STRIPE_PRICE_PRO: 'price_2',
    };
    expect(warnings(complete)).toEqual([]);
  });

  it('hands sessions to Strava where both names are set, and lets no secret travel in the clear', () => {
    const strava = { STRAVA_CLIENT_ID: '12345', STRAVA_CLIENT_SECRET: 'un-secreto-de-prueba' };
    expect(readSettings(strava, '/srv').strava).toEqual({
      clientId: '12345',
      clientSecret: 'un-secreto-de-prueba',
      apiBase: 'https://www.strava.com',
    });
    const local = { ...strava, STRAVA_API_BASE: 'http://127.0.0.1:9999' };
    expect(readSettings(local, '/srv').strava?.apiBase).toBe('http://127.0.0.1:9999');
    expect(() => readSettings({ STRAVA_CLIENT_ID: '12345' }, '/srv')).toThrow('STRAVA_CLIENT_SECRET: hace falta');
    expect(() => readSettings({ ...strava, STRAVA_CLIENT_ID: 'doce' }, '/srv')).toThrow('STRAVA_CLIENT_ID');
    const clear = { ...strava, STRAVA_API_BASE: 'http://strava.example' };
    expect(() => readSettings(clear, '/srv')).toThrow('STRAVA_API_BASE: debe ser https');
  });

  it('fetches exercises from Polar where all three names are set', () => {
    const polar = {
      POLAR_CLIENT_ID: 'un-cliente',
      POLAR_CLIENT_SECRET: 'un-secreto-de-prueba',
      POLAR_WEBHOOK_SECRET: 'otro-secreto-de-prueba',
    };
    expect(readSettings(polar, '/srv').polar).toMatchObject({ apiBase: 'https://www.polaraccesslink.com' });
    expect(() => readSettings({ POLAR_CLIENT_ID: 'x' }, '/srv')).toThrow('POLAR_WEBHOOK_SECRET: hace falta');
    const clear = { ...polar, POLAR_API_BASE: 'http://polar.example' };
    expect(() => readSettings(clear, '/srv')).toThrow('POLAR_API_BASE: debe ser https');
  });

  it('takes a provider to sign in with whole, over https unless it is on this machine', () => {
    const oidc = {
      OIDC_ISSUER: 'https://id.club.example/realm',
      OIDC_CLIENT_ID: 'bandeja',
      OIDC_CLIENT_SECRET: 'secreto',
    };
    expect(readSettings(oidc, '/srv').oidc).toMatchObject({ name: 'id.club.example', isOnly: false });
    const named = { ...oidc, OIDC_NAME: 'Club Sur', OIDC_ONLY: 'on' };
    expect(readSettings(named, '/srv').oidc).toMatchObject({ name: 'Club Sur', isOnly: true });
    expect(() => readSettings({ OIDC_ONLY: 'on' }, '/srv')).toThrow('OIDC_ISSUER: hace falta');
    expect(() => readSettings({ ...oidc, OIDC_CLIENT_SECRET: '' }, '/srv')).toThrow('OIDC_CLIENT_SECRET: hace falta');
    const clear = { ...oidc, OIDC_ISSUER: 'http://id.club.example' };
    expect(() => readSettings(clear, '/srv')).toThrow('OIDC_ISSUER: debe ser https');
  });

  it('takes a key pair of web push whole or not at all', () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const pair = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    expect(readSettings(pair, '/srv').pushKeys).toEqual({ publicKey, privateKey });
    expect(() => readSettings({ VAPID_PUBLIC_KEY: publicKey }, '/srv')).toThrow('hacen falta las dos');
    expect(() => readSettings({ ...pair, VAPID_PRIVATE_KEY: 'corta' }, '/srv')).toThrow('VAPID_PRIVATE_KEY: debe ser');
  });

  it('takes a bucket whole or not at all, over https, and an application with its certificates', () => {
    const bucket = { S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'copias', S3_KEY: 'clave', S3_SECRET: 'secreto' };
    const { s3, copiesKept } = readSettings({ ...bucket, BACKUP_KEEP: '30' }, '/');
    expect([s3, copiesKept]).toEqual([
      { endpoint: 'https://s3.example', bucket: 'copias', region: 'us-east-1', key: 'clave', secret: 'secreto' },
      30,
    ]);
    const wrong = {
      S3_ENDPOINT: 'http://s3.example?x=1',
      S3_BUCKET: 'Copias',
      BACKUP_KEEP: '0',
      ANDROID_PACKAGE: 'bandeja',
      ANDROID_CERTIFICATES: 'AB:CD',
    };
    expect(() => readSettings(wrong, '/')).toThrow(
      /S3_BUCKET: [\s\S]*BACKUP_KEEP: [\s\S]*ANDROID_PACKAGE: [\s\S]*ANDROID_CERTIFICATES: [\s\S]*S3_KEY: [\s\S]*S3_SECRET: [\s\S]*parámetros[\s\S]*https/,
    );
    expect(() => readSettings({ ANDROID_PACKAGE: 'es.bandeja.app' }, '/')).toThrow('hacen falta las dos');
  });
});
