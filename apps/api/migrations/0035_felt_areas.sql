-- What a conversation says to hurt is stored by area, no longer in sentences the trainer wrote itself. Forward-only. Runs on
-- PostgreSQL 15 and later.

update conversation_messages
set state = state || jsonb_build_object('discomfort', jsonb_build_object(
  'injuries', (
    select coalesce(jsonb_agg(jsonb_build_object('area', area, 'acute', state ->> 'discomfort' like '%Dolor fuerte en ' || words || ' %')), '[]')
    from (values ('hombro', 'el hombro'), ('codo', 'el codo'), ('muñeca', 'la muñeca'), ('lumbar', 'la espalda baja'),
      ('rodilla', 'la rodilla'), ('tobillo', 'el tobillo')) as known (area, words)
    where state ->> 'discomfort' like '% en ' || words || '%'),
  'excludedDemands', (
    select coalesce(jsonb_agg(demand), '[]')
    from (values ('jump', 'saltar'), ('run', 'correr'), ('overhead', 'levantar'), ('floor', 'hacer')) as known (demand, words)
    where state ->> 'discomfort' like '%No puedo ' || words || '%')))
where jsonb_typeof(state -> 'discomfort') = 'string';
