import { sql } from 'kysely';
import { inDatabase } from './subscribers.ts';

/** People who asked to be told of events, and confirmed it. */
export function fillEventsList(people: number, name: string): Promise<void> {
  return inDatabase(undefined, async (db) => {
    await sql`
      with added as (
        insert into leads (id, email, first_name, campaign, channel, source, medium)
        select gen_random_uuid(), ${name} || n || '@ejemplo.es', 'Irene', 'coming_soon_events', 'organic', 'Próximamente', 'web'
        from generate_series(1, ${people}::int) n
        returning id
      )
      insert into lead_consents (lead_id, id, kind, text_version, origin, confirmed_at)
      select id, gen_random_uuid(), 'marketing', '2026-11-20', 'prueba', now() from added`.execute(db);
  });
}
