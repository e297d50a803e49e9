-- Signing in with a provider of OpenID Connect: whom a subject of an issuer is, and attempts under way. Forward-only.
-- Runs on PostgreSQL 15 and later.

create table oidc_identities (
  user_id uuid not null references users (id) on delete cascade,
  issuer text not null,
  subject text not null,
  joined_at timestamptz not null,
  primary key (user_id, issuer)
);
create unique index oidc_identities_subject_key on oidc_identities (issuer, subject);

create table oidc_attempts (
  -- SHA-256 of the state that went to the provider, or of what the browser holds while something is still to be shown
  key_hash bytea primary key,
  -- encrypted: nonce, verifier, who was proven
  details bytea not null,
  expires_at timestamptz not null
);
create index oidc_attempts_expires_at_idx on oidc_attempts (expires_at);
