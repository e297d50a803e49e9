import { PageFrame } from '#app/page-frame.tsx';

/** Nothing but the page, which brings what it needs (the live session floods the screen). */
export function BareLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <PageFrame />
    </main>
  );
}
