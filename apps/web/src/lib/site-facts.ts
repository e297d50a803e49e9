/** Facts from the server's settings, the same for every visitor. */
export type SiteFacts = {
  /** The site's address, without a trailing slash. */
  publicUrl: string;
  operator: { name: string; id: string; address: string; email: string };
  /** Addresses of the operator's accounts; null where there is none. */
  social: { x: string | null; instagram: string | null; youtube: string | null };
  /** Whether the structured data may contain the marketing rating. */
  showRating: boolean;
  year: number;
};

/** The id of the JSON block that carries the facts in every document the server sends. */
export const siteFactsId = 'site-facts';

let known: SiteFacts | null = null;

/** Says the facts where there is no document: the prerender. */
export function provideSiteFacts(facts: SiteFacts): void {
  known = facts;
}

/** The facts: provided ones, else those of the document, else visible placeholders (component tests, Vite alone). */
export function siteFacts(): SiteFacts {
  known ??= factsOfDocument() ?? placeholders();
  return known;
}

function factsOfDocument(): SiteFacts | null {
  if (typeof document === 'undefined') return null;
  const block = document.getElementById(siteFactsId);
  // our own server wrote it
  return block === null ? null : (JSON.parse(block.textContent) as SiteFacts);
}

function placeholders(): SiteFacts {
  return {
    publicUrl: typeof window === 'undefined' ? 'http://localhost:4000' : window.location.origin,
    operator: {
      name: '[Nombre del titular]',
      id: '[NIF del titular]',
      address: '[Dirección del titular]',
      email: 'contacto@ejemplo.es',
    },
    social: { x: null, instagram: null, youtube: null },
    showRating: false,
    year: new Date().getFullYear(),
  };
}
