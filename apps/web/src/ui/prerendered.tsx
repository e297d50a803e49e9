import { type ComponentType, Suspense, useState } from 'react';

type PrerenderedProps = {
  id: string;
  /** Import it by a relative path: the document preloads imports by `#` (vite.config.ts); this one is rarely needed. */
  content: ComponentType;
};

/** In the browser the markup stays as it came: its code is only fetched where the document came without it. */
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
