-- A file's training joined to one that was there, and keys of logs without the workout's name. Forward-only.
-- Runs on PostgreSQL 15 and later.

create table import_joins (
  user_id uuid not null references users (id) on delete cascade,
  import_key text not null check (length(import_key) between 1 and 200),
  import_id uuid not null,
  session_id uuid not null,
  -- what the session's columns held, for undoing
  before jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, import_key),
  foreign key (user_id, import_id) references imports (user_id, id) on delete cascade,
  foreign key (user_id, session_id) references training_sessions (user_id, id) on delete cascade
);
create index import_joins_import_idx on import_joins (user_id, import_id);
create index import_joins_session_idx on import_joins (user_id, session_id);

-- a renamed workout stays the same one; two of one start are told apart by a number
with named as (
  select user_id, id, regexp_replace(import_key, '^((?:strong|hevy):\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+Z)?):.*$', '\1') as short
  from training_sessions
  where import_key ~ '^(strong|hevy):\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+Z)?:'
), numbered as (
  select user_id, id, short, row_number() over (partition by user_id, short order by id) as n from named
)
update training_sessions s
set import_key = case when n.n = 1 then n.short else n.short || '#' || n.n end
from numbered n
where s.user_id = n.user_id and s.id = n.id
  and not exists (select from training_sessions o where o.user_id = n.user_id and o.import_key = n.short);
