-- The moving figure of an exercise: the name of one of the catalogue's figures. Forward-only. Runs on PostgreSQL 15 and later.

alter table exercises add column figure text;
-- the catalogue's figures bear the codes of their exercises; drills, strokes and mental work have none
update exercises set figure = code where code ~ '^[FXPCLU][0-9]{2}$';
