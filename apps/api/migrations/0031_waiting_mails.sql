-- the state of the service counts and lists mails that wait: few among many that were sent
create index mails_waiting_idx on mails (created_at, id) where sent_at is null and dropped_at is null;
