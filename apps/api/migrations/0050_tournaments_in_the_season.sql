-- A tournament is a goal of the season, and nowhere else: what players told the trainer of one moves there where the season
-- is empty. Its blocks follow from its date. Forward-only. Runs on PostgreSQL 15 and later.
insert into season_goals (user_id, id, kind, name, date, created_at)
select distinct on (f.user_id) f.user_id, f.id, 'tournament', '', (f.value ->> 'date')::date, f.said_at
from coach_facts f
where f.kind = 'tournament'
  and (f.value ->> 'date')::date >= current_date
  and not exists (select from season_goals g where g.user_id = f.user_id)
order by f.user_id, (f.value ->> 'date')::date;
delete from coach_facts where kind = 'tournament';
