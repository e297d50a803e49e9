import { Readable } from 'node:stream';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { Lead } from '@bandeja/domain/leads/contract';
import { countLeads, type LeadFilter, listLeads } from '#features/leads/admin.queries.ts';
import { recordChange } from '#kit/audit.ts';
import { byteOrderMark, csvLine } from '#kit/csv.ts';
import type { Actor, Deps } from '#kit/deps.ts';

/** Leads read and written at a time: the memory an export takes, however many there are. */
const chunkRows = 500;

/** Values are those of the wire, so that a program can read them too. */
const columns: { heading: string; cell: (lead: Lead) => string }[] = [
  { heading: 'Alta', cell: (lead) => lead.createdAt },
  { heading: 'Último envío', cell: (lead) => lead.updatedAt },
  { heading: 'Email', cell: (lead) => lead.email },
  { heading: 'Nombre', cell: (lead) => lead.firstName },
  { heading: 'Apellidos', cell: (lead) => lead.lastName },
  { heading: 'Consentimiento comercial', cell: (lead) => lead.marketing },
  { heading: 'Origen', cell: (lead) => lead.source },
  { heading: 'Campaña', cell: (lead) => lead.campaign },
  { heading: 'Edad', cell: (lead) => (lead.age === null ? '' : String(lead.age)) },
  { heading: 'Nivel', cell: (lead) => lead.paddleLevel ?? '' },
  { heading: 'Juega', cell: (lead) => lead.playingFrequency ?? '' },
  { heading: 'Entrena', cell: (lead) => lead.customData.trainingFrequency ?? '' },
  { heading: 'Experiencia', cell: (lead) => lead.customData.experience ?? '' },
  { heading: 'Objetivos', cell: (lead) => lead.goals.join(', ') },
  { heading: 'Reto principal', cell: (lead) => lead.customData.mainChallenge ?? '' },
  { heading: 'Tiempo', cell: (lead) => lead.customData.timeAvailable ?? '' },
  { heading: 'Momento del día', cell: (lead) => lead.customData.preferredTrainingTime ?? '' },
];

/** Newest first, read while it is sent. The admin and the number are recorded before the first byte. */
export async function exportLeads(
  deps: Deps,
  actor: Actor,
  filter: LeadFilter,
): Promise<{ filename: string; csv: Readable }> {
  const now = deps.now();
  const { campaign, marketing } = filter;
  await recordChange(deps.db, {
    id: deps.newId(),
    actorId: actor.userId,
    at: now,
    action: 'export',
    entity: 'lead',
    entityId: '*',
    // the search text may be an address, which must not stay in the audit log
    details: { count: await countLeads(deps.db, filter), campaign, marketing, searched: filter.search !== undefined },
  });
  const filename = `bandeja-contactos-${localDateIn(actor.timeZone, now)}.csv`;
  return { filename, csv: Readable.from(csvOf(deps, filter), { objectMode: false }) };
}

async function* csvOf(deps: Deps, filter: LeadFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(({ heading }) => heading));
  let before: string | undefined;
  do {
    const leads = await listLeads(deps.db, filter, { limit: chunkRows, before });
    before = leads.length === chunkRows ? leads.at(-1)?._id : undefined;
    if (leads.length > 0) yield leads.map((lead) => csvLine(columns.map(({ cell }) => cell(lead)))).join('');
  } while (before !== undefined);
}
