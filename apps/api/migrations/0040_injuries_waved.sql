-- Whether what was suspected in the injuries text was answered («No, nada de eso», «No, me refería a otra cosa»). One yes
-- or no beside the text replaces a second copy of its words; another text is read anew. Forward-only.
alter table users add column injuries_waved boolean not null default false;

update users u set injuries_waved = true
from red_flag_confirmations c
where c.user_id = u.id and c.source = 'suspicion' and c.words = u.injuries;

delete from red_flag_confirmations where source = 'suspicion';
