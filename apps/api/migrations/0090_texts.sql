-- Texts of the site that the desk has written: each change is a row, the newest of a key stands over the shipped file.
-- Who registered agreed to the versions of the legal texts that held. Forward-only. Runs on PostgreSQL 15 and later.

create table text_revisions (
  id uuid primary key,
  text_key text not null,
  state text not null check (state in ('published', 'hidden', 'shipped')),
  -- null: the file that comes with the product stands again
  markdown text check ((markdown is null) = (state = 'shipped')),
  -- of a legal text, each version of which is one row
  version integer,
  -- of the shipped file it was written over; another one means that an update brought a new text
  shipped_hash text,
  -- the revision that was the newest: of two written over the same one, one is refused
  based_on uuid references text_revisions (id),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  unique nulls not distinct (text_key, based_on)
);
create index text_revisions_key_idx on text_revisions (text_key, id desc);
create index text_revisions_created_by_idx on text_revisions (created_by) where created_by is not null;
create unique index text_revisions_version_key on text_revisions (text_key, version) where version is not null;

create table legal_agreements (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('privacy', 'terms')),
  version integer not null,
  agreed_at timestamptz not null,
  primary key (user_id, kind, version)
);
create index legal_agreements_version_idx on legal_agreements (kind, version);
