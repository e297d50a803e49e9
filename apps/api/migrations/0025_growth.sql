-- What is listed, searched or deleted among millions of rows has an index of its own. Forward-only. Runs on PostgreSQL 15 and later.

-- Where the consent of a lead to marketing mail stands: the standing one, else the newest withdrawn. Written by a trigger, so
-- that a list of leads by it needs no look at the consents of each.
alter table leads add column marketing text not null default 'none';

create function marketing_state(uuid) returns text language sql stable as $$
  select coalesce((
    select case when withdrawn_at is not null then 'withdrawn' when confirmed_at is not null then 'confirmed' else 'pending' end
    from lead_consents
    where lead_id = $1 and kind = 'marketing'
    order by withdrawn_at desc nulls first
    limit 1
  ), 'none')
$$;

create function note_marketing_state() returns trigger language plpgsql as $$
declare
  lead uuid := coalesce(new.lead_id, old.lead_id);
begin
  update leads set marketing = marketing_state(lead) where id = lead;
  return null;
end
$$;

update leads set marketing = marketing_state(id) where id in (select lead_id from lead_consents);
create trigger lead_consents_note_state after insert or update or delete on lead_consents
  for each row execute function note_marketing_state();
create index leads_marketing_idx on leads (marketing, id desc);

-- What housekeeping deletes.
create index auth_sessions_expires_at_idx on auth_sessions (expires_at);
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);
create index mails_created_at_idx on mails (created_at);
create index mail_links_expires_at_idx on mail_links (expires_at) where expires_at is not null;
-- written in order of time: one entry for many pages costs next to nothing with each set
create index session_changes_applied_at_idx on session_changes using brin (applied_at);
