-- What a conversation says to hurt is stored by area, no longer in sentences the trainer wrote itself, wished strokes by
-- their names; rest on one day and training on another is a move. Forward-only. Runs on PostgreSQL 15 and later.

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

update conversation_messages
set state = jsonb_set(state, '{wanted,strokes}', (select jsonb_agg(stroke -> 'id') from jsonb_array_elements(state #> '{wanted,strokes}') as stroke))
where jsonb_typeof(state #> '{wanted,strokes,0}') = 'object';

update conversation_messages set state = jsonb_set(state, '{change,kind}', '"move"') where state #>> '{change,kind}' = 'spare';
