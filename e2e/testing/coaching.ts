import * as contract from '@bandeja/domain/coaching/contract';
import { type CoachScope, coachScopes } from '@bandeja/domain/coaching/vocabulary';
import { completeSession, type Session } from '@bandeja/domain/sessions/contract';
import { callServer } from '../../apps/api/testing/server-process.ts';
import { newcomer, newPlayer, type Player, startedSession, storedSession, theAdmin } from './players.ts';
import { subscribe } from './subscribers.ts';

const application = {
  qualification: 'Monitora nacional, Club Las Encinas',
  about: 'Entreno a adultos de tercera y cuarta.',
  languages: ['es' as const],
  capacity: 20,
  feminine: true,
  photo: null,
  confidentiality: true as const,
};

export async function approvedCoach(url: string): Promise<Player> {
  const coach = await newcomer(url, 'Marta Ríos');
  await callServer(coach, contract.putApplication, { token: coach.token, body: application });
  const { token } = await theAdmin(url);
  const { coaches } = await callServer(coach, contract.getCoachDesk, { token });
  const applied = coaches.find(({ email }) => email === coach.email);
  const body = { state: 'approved' as const, certificateOn: null };
  await callServer(coach, contract.decideCoach, { token, params: { id: applied?._id ?? '' }, body });
  return coach;
}

/** A player with Pro whom the coach trains. */
export async function coachedPlayer(
  coach: Player,
  scopes: readonly CoachScope[] = coachScopes,
): Promise<Player & { id: string }> {
  const player = await newPlayer(coach.url);
  await subscribe(player, 'pro');
  const { code } = await callServer(coach, contract.makeInvite, { token: coach.token });
  const body = { code, scopes: [...scopes], isAdult: true };
  await callServer(player, contract.acceptCoach, { token: player.token, body });
  const { players } = await callServer(coach, contract.listCoached, { token: coach.token });
  return { ...player, id: players[0]?._id ?? '' };
}

export async function trainedSession(player: Player): Promise<Session> {
  const { _id } = await startedSession(player, 'Movilidad total', 'Flexibilidad');
  const body = { duration: 600, rpe: 6, notes: 'Me sobró una serie' };
  await callServer(player, completeSession, { token: player.token, params: { id: _id }, body });
  return storedSession(player, _id);
}
