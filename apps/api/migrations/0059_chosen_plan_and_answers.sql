-- The plan a visitor chose on the price page: offered once, after the first conversation.
alter table users add column chosen_plan text check (chosen_plan in ('premium', 'pro'));
-- What a form knew of a person, for the registration that its link leads to. Goes with the link, after 30 days.
alter table mail_links add column answers jsonb;
