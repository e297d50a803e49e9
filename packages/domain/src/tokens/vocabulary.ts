/** What a player may open to a program. */
export const tokenScopes = ['read', 'propose', 'health', 'facts', 'pulse'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Each of these counts only while its consent stands. */
export const consentScopes = ['health', 'facts', 'pulse'] as const satisfies readonly TokenScope[];
export type ConsentScope = (typeof consentScopes)[number];

export const tokenDays = [7, 30, 90, 365] as const;
export const mostTokens = 20;

/** A token begins so: programs that look for leaked secrets find it by that. */
export const tokenPrefix = 'bandeja_';
/** So does what renews a program's token. */
export const refreshPrefix = 'bandeja_refresh_';
