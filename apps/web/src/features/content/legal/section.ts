import type { ReactNode } from 'react';

/** A numbered part of a legal text; `id` is its anchor and stays, whatever the title becomes. */
export type LegalSection = { id: string; title: string; body: ReactNode };
