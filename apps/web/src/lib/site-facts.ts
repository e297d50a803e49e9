export type SiteFacts = {
  publicUrl: string;
  operator: { name: string; id: string; address: string; email: string };
  /** Who writes and reviews the articles, and who answers for the product; null: the settings name nobody. */
  people?: Record<'author' | 'reviewer' | 'lead' | 'trainer' | 'health', string | null> & { hasOperator: boolean };
  social: { x: string | null; instagram: string | null; youtube: string | null };
  showRating: boolean;
  sellsPlans: boolean;
  /** Of OpenID Connect; `isOnly`: nobody signs in otherwise. Null or absent: there is none. */
  provider?: { name: string; isOnly: boolean } | null;
  year: number;
};

export const siteFactsId = 'site-facts';

let known: SiteFacts | null = null;

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
    sellsPlans: true,
    year: new Date().getFullYear(),
  };
}
