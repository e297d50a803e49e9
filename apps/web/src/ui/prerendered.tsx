import { type ComponentType, Suspense, useState } from 'react';

type PrerenderedProps = {
  /** Tells the markup in the document. */
  id: string;
  /**
   * A `lazy` component without properties and events, the same for all users. Import it by a relative path: the document
   * preloads imports by `#` (vite.config.ts), and this is hardly ever needed.
   */
  content: ComponentType;
};

/**
 * Content that only the server draws. In the browser its markup stays as it came: the code that rendered it is not downloaded,
 * and React does not walk through it. Where the document came without it (Vite alone, component tests) the code is fetched
 * after all.
 */
export function Prerendered({ id, content: Content }: PrerenderedProps) {
  const [markup] = useState(() => (typeof document === 'undefined' ? null : document.getElementById(id)?.innerHTML));
  if (markup) {
    // React leaves inner HTML alone while it hydrates, and writes it again should it have to render again
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the document's own markup
    return <div id={id} dangerouslySetInnerHTML={{ __html: markup }} />;
  }
  return (
    <div id={id}>
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    </div>
  );
}
