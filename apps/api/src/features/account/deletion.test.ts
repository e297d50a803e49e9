import { deleteAccount } from '@bandeja/domain/account/contract';
import { accountMessages } from '@bandeja/domain/account/messages';
import { forgotPassword, login, register } from '@bandeja/domain/auth/contract';
import { createLead } from '@bandeja/domain/leads/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { getRoutine } from '@bandeja/domain/routines/contract';
import { getShared } from '@bandeja/domain/sessions/contract';
import { atLeast } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { deleteOldMails } from '#kit/mail/retention.ts';
import { useApi } from '#testing/api.ts';
import { placesOf, plantings, rowsOfUser, tablesOfUsers } from '#testing/erasure.ts';
import { libraryRoutineBy, playerWithEverything, shareTokenOf, writeMailFile } from '#testing/everything.ts';
import { newPlayer, type Player, password, secondToken } from '#testing/factories.ts';
import { isSuppressedAddress, leadsOf, mailsTo, newAdmin, routineForm } from '#testing/leads.ts';
import { publishRoutineByHand } from '#testing/library.ts';
import { mailRows } from '#testing/rows.ts';

const api = useApi();
const confirmation = 'ELIMINAR';

const remove = (player: Player, body: Record<string, unknown> = { password, confirmation }) =>
  api.call(deleteAccount, { token: player.token, body });

async function deleteOldMailsIn(days: number): Promise<void> {
  await api.at(new Date(Date.now() + days * 86_400_000), () => deleteOldMails(api.deps));
}

describe('a player with everything who deletes their account', { timeout: 120_000 }, () => {
  it('leaves no trace: no table, no job and no mail contains name, address or id', async () => {
    const player = await playerWithEverything(api);
    const other = await newPlayer(api, 'Vecina');
    const { needles, email } = player;
    // of every table that can name an account there is a row, or the walk would prove nothing
    const counts = Object.entries(await rowsOfUser(api, player.user._id));
    expect(counts.filter(([, count]) => count === 0)).toEqual([]);
    const found = await placesOf(api, { texts: needles });
    expect(found.map((place) => place.split('.').slice(0, 2).join('.'))).toEqual(
      expect.arrayContaining([...(await tablesOfUsers(api)), 'public.leads', 'public.mails']),
    );
    expect(found).toContain('public.own_routines.search_document');
    // address confirmed, trial begun, a form's routine, a sign-in from another device; three messages to the operator and their receipts
    expect(found.filter((place) => place.startsWith('mail/'))).toHaveLength(10);
    const share = await shareTokenOf(api, player);
    const routineId = await libraryRoutineBy(api, player);

    expect((await remove(player)).status).toBe(204);
    expect(await placesOf(api, { texts: needles })).toEqual(['public.mails.recipient']);

    const [farewell, ...more] = await mailsTo(api, email);
    expect([farewell?.subject, more]).toEqual(['Tu cuenta se ha eliminado', []]);
    expect(`${farewell?.text}${farewell?.html}`).not.toMatch(/Zuaz|Qvist|qvist/);
    expect(await placesOf(api, { texts: needles })).toEqual([
      expect.stringMatching(/^mail\/.*-tu-cuenta-se-ha-eliminado-[0-9a-f]{6}\.eml$/),
    ]);
    await deleteOldMailsIn(1.1);
    // docs/product.md#export-and-deletion: two hashes stay, for «no marketing mail» and for «has had a trial»
    expect(await placesOf(api, { texts: needles, address: email })).toEqual([
      'public.mail_suppressions.email_hash',
      'public.trials.email_hash',
    ]);
    expect(await isSuppressedAddress(api, email)).toBe(true);

    await publishRoutineByHand(api, routineId);
    const { body: routine } = await api.call(getRoutine, { token: other.token, params: { id: routineId } });
    expect(routine.createdBy).toEqual({ name: 'Bandeja' });
    expect((await api.call(getShared, { params: { token: share } })).status).toBe(404);
    expect((await api.call(getMe, { token: other.token })).body.name).toBe('Vecina');
  });

  it('leaves every row of others alone', async () => {
    const [player, neighbour] = [await playerWithEverything(api), await playerWithEverything(api)];
    const before = await rowsOfUser(api, neighbour.user._id);
    const [leads, mails] = [await leadsOf(api, neighbour.email), await mailRows(api, neighbour.email)];
    expect((await remove(player)).status).toBe(204);
    expect(await rowsOfUser(api, neighbour.user._id)).toEqual(before);
    expect(await leadsOf(api, neighbour.email)).toEqual(leads);
    expect(await mailRows(api, neighbour.email)).toEqual(mails);
    expect((await api.call(getMe, { token: neighbour.token })).status).toBe(200);
  });

  it.each(atLeast(5, plantings))('would be found in %s', async (place, plant) => {
    const text = `¡Villaquejida Ñandú-${place}!`;
    const needles = { texts: [`villaquejida nandu-${place}`] };
    expect(await placesOf(api, needles)).toEqual([]);
    await plant(api, text);
    expect(await placesOf(api, needles)).toContain(place);
  });

  it('would be found in a mail, packed as mails pack their texts', async () => {
    const needles = { texts: ['villaquejida nandu-mail'] };
    expect(await placesOf(api, needles)).toEqual([]);
    await writeMailFile(api, '¡Villaquejida Ñandú-mail!');
    expect(await placesOf(api, needles)).toHaveLength(1);
  });
});

describe('DELETE /account', () => {
  it('ends every sign-in, and the address is free again', async () => {
    const player = await newPlayer(api);
    const other = await secondToken(api, player);
    expect((await remove(player)).status).toBe(204);
    for (const token of [player.token, other]) {
      const { status, error } = await api.call(getMe, { token });
      expect([status, error.code]).toEqual([401, 'auth.required']);
    }
    expect((await api.call(login, { body: { email: player.email, password } })).status).toBe(401);
    const again = await api.call(register, { body: { name: 'Marta', email: player.email, password } });
    expect(again.status).toBe(201);
  });

  it('refuses a wrong password and deletes nothing', async () => {
    const player = await newPlayer(api);
    const { status, error } = await remove(player, { password: 'otra-cosa', confirmation });
    expect([status, error.code]).toEqual([403, 'auth.wrong_password']);
    expect((await api.call(getMe, { token: player.token })).status).toBe(200);
  });

  it.each([
    [{ password }, 'confirmation', accountMessages.deletionWordWrong],
    [{ password, confirmation: 'eliminar' }, 'confirmation', 'Escribe ELIMINAR para confirmarlo'],
    [{ confirmation }, 'password', 'Escribe tu contraseña actual'],
    [{ password: '', confirmation }, 'password', 'Escribe tu contraseña actual'],
  ])('says what is missing in %j', async (body, path, message) => {
    const player = await newPlayer(api);
    const { status, error } = await remove(player, body);
    expect([status, error.issues]).toEqual([400, [{ path, message }]]);
    expect((await api.call(getMe, { token: player.token })).status).toBe(200);
  });

  it('is refused without a token, and guessing is slow', async () => {
    expect((await api.call(deleteAccount, { body: { password, confirmation } })).status).toBe(401);
    const { token } = await newPlayer(api);
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const body = { password: `prueba-${guess}`, confirmation };
      statuses.push((await api.call(deleteAccount, { token, body, address: '198.51.100.9' })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  });

  it('happens once of five times at once', async () => {
    const player = await newPlayer(api);
    await api.mails();
    const replies = await Promise.all(Array.from({ length: 5 }, () => remove(player)));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 401, 401, 401, 401]);
    expect((await api.mails()).map(({ subject }) => subject)).toEqual(['Tu cuenta se ha eliminado']);
  });

  it('is open to an admin, the last one too', async () => {
    const admin = await newAdmin(api);
    expect((await remove(admin)).status).toBe(204);
  });
});

describe('the deletion of an account with an unconfirmed address', () => {
  it('leaves public forms with the same address alone', async () => {
    await api.mails();
    const player = await newPlayer(api);
    await api.call(createLead, { body: routineForm({ email: player.email, firstName: 'Otra' }) });
    await api.call(forgotPassword, { body: { email: player.email } });
    expect((await remove(player)).status).toBe(204);
    expect(await leadsOf(api, player.email)).toHaveLength(1);
    const owed = (await mailRows(api, player.email)).filter(({ recipient }) => recipient !== null);
    expect(owed.map(({ kind }) => kind).sort()).toEqual(['account_deleted', 'lead_routine']);
    expect(JSON.stringify(await mailRows(api, player.email))).not.toContain(player.user._id);
    const subjects = (await api.mails()).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['Tu cuenta se ha eliminado', 'Tu rutina de pádel de 7 días']);
  });

  it('cannot be repeated to fill a stranger’s mailbox', async () => {
    const email = 'ajena@correo.example';
    await api.mails();
    for (let round = 0; round < 8; round += 1) {
      const { body } = await api.call(register, { body: { name: 'Pesada', email, password } });
      await api.mails();
      expect((await remove({ token: body.token, user: body.user, email })).status).toBe(204);
      await api.mails();
    }
    const rows = await mailRows(api, email);
    const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
    expect([count('verify_email'), count('account_deleted')]).toEqual([5, 3]);
  });
});
