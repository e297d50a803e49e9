-- A coach of flesh and blood: who is one, who lets them look, what they did. Forward-only. Runs on PostgreSQL 15 and later.

create table coaches (
  user_id uuid primary key references users (id) on delete cascade,
  state text not null check (state in ('applied', 'approved', 'rejected')),
  qualification text not null,
  about text not null,
  languages text[] not null,
  -- how many players
  capacity smallint not null check (capacity between 1 and 200),
  -- «entrenadora»
  feminine boolean not null,
  photo bytea check (length(photo) <= 300000),
  -- the confidentiality they agreed to
  terms_version text not null,
  terms_agreed_at timestamptz not null,
  -- of the Registro Central de Delincuentes Sexuales: the day it was issued, once an admin has seen it
  certificate_on date,
  applied_at timestamptz not null,
  decided_at timestamptz
);
create index coaches_applied_idx on coaches (applied_at) where state = 'applied';

-- One use, 14 days; the code itself is stored nowhere.
create table coach_invites (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
create unique index coach_invites_code_key on coach_invites (code_hash);

-- A link is the player's. It is asleep while their plan includes no coach; what it shares are their consents.
create table coach_links (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- null: that account is gone, and the link has ended
  coach_id uuid references users (id) on delete set null,
  accepted_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('player', 'coach', 'guardian', 'admin')),
  -- a player under age: the link is open once the guardian has confirmed
  guardian_email text,
  guardian_token_hash bytea,
  guardian_asked_at timestamptz,
  guardian_confirmed_at timestamptz,
  -- mail and push of what the other one writes
  mails_player boolean not null default true,
  pushes_player boolean not null default true,
  mails_coach boolean not null default true,
  pushes_coach boolean not null default true,
  primary key (user_id, id)
);
create unique index coach_links_standing_key on coach_links (user_id) where ended_at is null;
create unique index coach_links_guardian_key on coach_links (guardian_token_hash) where guardian_token_hash is not null;
create index coach_links_coach_idx on coach_links (coach_id, user_id) where ended_at is null;

-- What a coach looked at and did, for the player. The same within an hour is counted.
create table coach_access (
  user_id uuid not null,
  link_id uuid not null,
  -- begins with an instant: pages go by it
  id uuid not null,
  action text not null,
  -- the session, the day, the stroke …; empty: none
  subject text not null default '',
  hour timestamptz not null,
  times integer not null default 1,
  at timestamptz not null,
  primary key (user_id, link_id, action, subject, hour),
  foreign key (user_id, link_id) references coach_links (user_id, id) on delete cascade
);
create unique index coach_access_listed_key on coach_access (user_id, id);

create table coach_blocks (
  user_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  blocked_at timestamptz not null,
  primary key (user_id, blocked_id)
);
create index coach_blocks_blocked_idx on coach_blocks (blocked_id);

-- Of either side, to the admin.
create table coach_reports (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  about_id uuid references users (id) on delete set null,
  reason text not null,
  reported_at timestamptz not null,
  resolved_at timestamptz,
  primary key (user_id, id)
);
create index coach_reports_about_idx on coach_reports (about_id) where about_id is not null;
create index coach_reports_open_idx on coach_reports (reported_at) where resolved_at is null;

-- A coach and a player write in a thread of kind «coaching», which the desk does not read.
alter table threads
  add column coach_id uuid references users (id) on delete set null,
  -- up to when the coach has read
  add column coach_read_at timestamptz,
  add constraint threads_kind_check check (kind in ('support', 'coaching'));
create unique index threads_coaching_key on threads (user_id, coach_id) where kind = 'coaching';
create index threads_coach_idx on threads (coach_id, waiting_since) where coach_id is not null;
drop index threads_waiting_idx;
create index threads_waiting_idx on threads (waiting_rank, waiting_since, id)
  where answered_at is null and closed_at is null and kind = 'support';
drop index threads_due_idx;
create index threads_due_idx on threads (due_at) where answered_at is null and closed_at is null and kind = 'support';

-- A comment is a message about something.
alter table thread_messages
  add column about text check (about in ('session', 'day', 'exercise', 'film')),
  -- the session's id, the date, `session/exercise entry`, the film's id
  add column about_id text,
  -- of a film
  add column at_ms integer check (at_ms >= 0),
  add constraint thread_messages_about_whole check ((about is null) = (about_id is null));
create index thread_messages_about_idx on thread_messages (thread_id, about, about_id) where about is not null;
