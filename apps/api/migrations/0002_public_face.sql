-- Leads, the mails that go out, and the links in them. Forward-only. Runs on PostgreSQL 15 and later.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() depends on a dictionary and is only stable; this one may stand in an index.
create function plain_text(text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent', $1)) $$;

-- A person who filled in a public form. One row per address and form; filling it in again changes the row.
create table leads (
  id uuid primary key,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  age integer,
  paddle_level text,
  playing_frequency text,
  goals text[] not null default '{}',
  channel text not null,
  source text not null,
  medium text not null,
  campaign text not null,
  interests text[] not null default '{}',
  downloaded_resources jsonb not null default '[]',
  custom_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index leads_email_campaign_key on leads (lower(email), campaign);
create index leads_campaign_idx on leads (campaign, id desc);
create index leads_search_idx on leads
  using gin (plain_text(email || ' ' || first_name || ' ' || last_name) gin_trgm_ops);

-- What a lead agreed to, in which wording and where; marketing counts from `confirmed_at` on (double opt-in).
create table lead_consents (
  lead_id uuid not null references leads (id) on delete cascade,
  id uuid not null,
  kind text not null,
  text_version text not null,
  origin text not null,
  given_at timestamptz not null default now(),
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  primary key (lead_id, id)
);
create unique index lead_consents_standing_key on lead_consents (lead_id, kind) where withdrawn_at is null;

-- Addresses that want no marketing mail, as SHA-256 of the lower-case address: kept when everything else is erased.
create table mail_suppressions (
  email_hash bytea primary key,
  created_at timestamptz not null default now()
);

-- A mail to be sent, or sent. Address and payload are wiped once it is sent; the hash of the address stays for limits.
create table mails (
  id uuid primary key,
  kind text not null,
  recipient text,
  recipient_hash bytea not null,
  payload jsonb,
  dedupe_key text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  dropped_at timestamptz
);
create unique index mails_dedupe_key on mails (dedupe_key) where dedupe_key is not null;
create index mails_recipient_idx on mails (recipient_hash, kind, created_at desc);

-- Links in mails. Only the SHA-256 of the token is stored.
create table mail_links (
  token_hash bytea primary key,
  purpose text not null,
  user_id uuid references users (id) on delete cascade,
  lead_id uuid references leads (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  used_at timestamptz,
  check ((user_id is null) <> (lead_id is null))
);
create index mail_links_user_idx on mail_links (user_id, purpose) where user_id is not null;
create index mail_links_lead_idx on mail_links (lead_id) where lead_id is not null;

create table contact_messages (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  name text not null,
  email text not null,
  message text not null,
  created_at timestamptz not null default now()
);
create index contact_messages_user_idx on contact_messages (user_id) where user_id is not null;
