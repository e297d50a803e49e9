import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Deps } from '#kit/deps.ts';
import { bouncesOf, forgetBounces, noteBounce } from '#kit/mail/bounces.ts';
import { type MailContent, type MailOrder, type MailWriters, queueMail } from '#kit/mail/outbox.ts';
import { mailWorker } from '#kit/mail/worker.ts';
import { MailError, type MailMessage } from '#ports/mail.ts';
import { useApi } from '#testing/api.ts';
import { exhaustJobs, hastenJobs, jobTable, mailRows } from '#testing/rows.ts';

const api = useApi();
const content: MailContent = { subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' };

function newOrder(fields: Partial<MailOrder> = {}): MailOrder {
  return { kind: 'greeting', to: `${randomUUID()}@ejemplo.es`, payload: { nombre: 'Iria' }, ...fields };
}

function order(fields: MailOrder): Promise<'queued' | 'duplicate'> {
  return inTransaction(api, (tx) => queueMail(api.deps, tx, fields));
}

async function run(options: { writers?: MailWriters; error?: () => Error; isAway?: boolean } = {}) {
  const taken: MailMessage[] = [];
  const log: unknown[] = [];
  const note = (...words: unknown[]) => log.push(words);
  const mail = {
    check: async () => {
      if (options.isAway) throw new MailError('ECONNECTION CONN', { refused: false });
    },
    close: async () => {},
    forget: async () => {},
    erase: async () => {},
    send: async (message: MailMessage) => {
      const error = options.error?.();
      if (error) throw error;
      taken.push(message);
    },
  };
  const deps: Deps = {
    ...api.deps,
    mail,
    log: Object.assign({}, api.app.log, { warn: note, error: note }),
  };
  const jobs = await api.jobs.runDue('mail', mailWorker(deps, options.writers ?? { greeting: async () => content }));
  return { taken, jobs, log: JSON.stringify(log) };
}

describe('ordering a mail', () => {
  it('sends it once, after the transaction, and wipes address and payload', async () => {
    const wanted = newOrder();
    expect(await order(wanted)).toBe('queued');
    const [row] = await mailRows(api, wanted.to.toUpperCase());
    expect(row).toMatchObject({ kind: 'greeting', recipient: wanted.to, payload: { nombre: 'Iria' }, sent_at: null });
    expect(await jobTable(api)).not.toContain('@');
    const { taken } = await run();
    expect(taken).toEqual([{ ...content, id: row?.id, to: wanted.to }]);
    expect(await mailRows(api, wanted.to)).toMatchObject([{ recipient: null, payload: null, dropped_at: null }]);
    expect((await mailRows(api, wanted.to))[0]?.sent_at).toBeInstanceOf(Date);
    expect(await jobTable(api)).not.toContain('@');
    expect((await run()).jobs).toBe(0);
  });

  it('sends nothing when the transaction is rolled back', async () => {
    const wanted = newOrder();
    const rolledBack = inTransaction(api, async (tx) => {
      await queueMail(api.deps, tx, wanted);
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await run()).toMatchObject({ taken: [], jobs: 0 });
    expect(await mailRows(api, wanted.to)).toEqual([]);
  });

  it('is refused outside a transaction', async () => {
    await expect(queueMail(api.deps, api.db, newOrder())).rejects.toThrow('inside the transaction');
  });

  it('is the same mail when the key is the same, one after the other and ten at once', async () => {
    const wanted = newOrder({ dedupeKey: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(wanted)));
    expect(answers.filter((answer) => answer === 'queued')).toHaveLength(1);
    expect((await run()).taken).toHaveLength(1);
    expect(await order(wanted)).toBe('duplicate');
    expect(await run()).toMatchObject({ taken: [], jobs: 0 });
  });

  it('counts again when the transaction that came first is rolled back', async () => {
    const wanted = newOrder({ dedupeKey: randomUUID() });
    let waiting: Promise<string> | undefined;
    const first = inTransaction(api, async (tx) => {
      await queueMail(api.deps, tx, wanted);
      waiting = order(wanted);
      throw new Error('back');
    });
    await expect(first).rejects.toThrow('back');
    expect(await waiting).toBe('queued');
    expect((await run()).taken).toHaveLength(1);
  });
});

describe('a mail that does not go out', () => {
  it('is tried again later while the server is away, however often', async () => {
    const wanted = newOrder();
    await order(wanted);
    const away = () => new MailError('ECONNECTION CONN', { refused: false });
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect((await run({ error: away })).jobs).toBe(1);
      expect((await run({ error: away })).jobs).toBe(0);
      await hastenJobs(api.db);
    }
    expect((await run()).taken.map(({ to }) => to)).toEqual([wanted.to]);
  });

  it('is not even written while the server is known to be away', async () => {
    const wanted = newOrder();
    await order(wanted);
    let written = 0;
    const greeting = async () => {
      written += 1;
      return content;
    };
    expect((await run({ writers: { greeting }, isAway: true })).jobs).toBe(1);
    expect(written).toBe(0);
    await hastenJobs(api.db);
    expect((await run({ writers: { greeting } })).taken.map(({ to }) => to)).toEqual([wanted.to]);
  });

  it('is given up when its address is refused for good, and wiped; neither log nor job quotes it', async () => {
    const wanted = newOrder();
    await order(wanted);
    const refused = () => new MailError('EENVELOPE RCPT 550 5.1.1', { refused: true, noAddress: true });
    const logs: string[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      expect(await mailRows(api, wanted.to)).toMatchObject([{ recipient: wanted.to, dropped_at: null }]);
      if (attempt > 1) await hastenJobs(api.db);
      logs.push((await run({ error: refused })).log);
    }
    expect((await run()).jobs).toBe(0);
    expect(await mailRows(api, wanted.to)).toMatchObject([{ recipient: null, payload: null, sent_at: null }]);
    expect(await bouncesOf(api.db, wanted.to)).toBe(1);
    expect(logs.join('')).toContain('550 5.1.1');
    expect(logs.at(-1)).toContain('mail given up');
    expect(logs.join('') + (await jobTable(api))).not.toContain(wanted.to);
  });

  it('is not sent to an address that refused two as none, until somebody wants it tried again', async () => {
    const to = `${randomUUID()}@ejemplo.es`;
    await noteBounce(api.db, to.toUpperCase(), new Date());
    await order(newOrder({ to }));
    expect((await run()).taken.map((mail) => mail.to)).toEqual([to]);
    // it took one: what came before counts no more
    expect(await bouncesOf(api.db, to)).toBe(0);
    for (let bounce = 0; bounce < 2; bounce += 1) await noteBounce(api.db, to, new Date());
    await order(newOrder({ to }));
    const after = await run();
    expect([after.jobs, after.taken]).toEqual([1, []]);
    expect((await mailRows(api, to)).filter(({ sent_at }) => sent_at === null)).toMatchObject([{ recipient: null }]);
    await forgetBounces(api.db, to);
    await order(newOrder({ to }));
    expect((await run()).taken.map((mail) => mail.to)).toEqual([to]);
  });

  it.each([
    ['its writer fails', { greeting: () => Promise.reject(new TypeError('cannot write to iria@ejemplo.es')) }],
    ['no feature writes it', {}],
  ])('is given up after days when %s, and wiped; neither log nor job quotes it', async (_name, writers) => {
    const wanted = newOrder();
    await order(wanted);
    const first = await run({ writers });
    expect(await mailRows(api, wanted.to)).toMatchObject([{ recipient: wanted.to, dropped_at: null }]);
    await exhaustJobs(api);
    const last = await run({ writers });
    expect([first.jobs, last.jobs]).toEqual([1, 1]);
    expect(last.log).toContain('mail given up');
    expect(await mailRows(api, wanted.to)).toMatchObject([{ recipient: null, payload: null, sent_at: null }]);
    expect(first.log + last.log + (await jobTable(api))).not.toContain('@');
    expect((await run()).jobs).toBe(0);
  });

  it('is dropped and wiped when its reason is gone', async () => {
    const wanted = newOrder();
    await order(wanted);
    expect((await run({ writers: { greeting: async () => null } })).taken).toEqual([]);
    const [row] = await mailRows(api, wanted.to);
    expect(row).toMatchObject({ recipient: null, payload: null, sent_at: null });
    expect(row?.dropped_at).toBeInstanceOf(Date);
  });

  it('does not keep the others', async () => {
    const [bad, good] = [newOrder({ kind: 'bad' }), newOrder()];
    await order(bad);
    await order(good);
    const writers = { greeting: async () => content, bad: () => Promise.reject(new Error('no')) };
    const { taken } = await run({ writers });
    expect(taken.map(({ to }) => to)).toEqual([good.to]);
    await exhaustJobs(api);
    await run({ writers });
  });
});

describe('a mail that went out but could not be marked', () => {
  it('is marked later by the same server, not sent again', async () => {
    const wanted = newOrder();
    await order(wanted);
    const worker = { taken: 0 };
    let isDown = false;
    const mail = {
      ...api.deps.mail,
      send: async () => {
        worker.taken += 1;
        isDown = true;
      },
    };
    const down = new Proxy(api.db, {
      get: () => {
        throw new Error('Connection terminated');
      },
    });
    const deps = {
      ...api.deps,
      mail,
      get db(): Database {
        return isDown ? down : api.db;
      },
    };
    const handler = mailWorker(deps, { greeting: async () => content });
    expect(await api.jobs.runDue('mail', handler)).toBe(1);
    expect(await mailRows(api, wanted.to)).toMatchObject([{ recipient: wanted.to, sent_at: null }]);
    isDown = false;
    await hastenJobs(api.db);
    expect(await api.jobs.runDue('mail', handler)).toBe(1);
    expect(worker.taken).toBe(1);
    expect(await mailRows(api, wanted.to)).toMatchObject([{ recipient: null, dropped_at: null }]);
  });
});
