import { useState } from 'react';

type ServedHtmlProps = {
  as: 'div' | 'p' | 'ol' | 'ul';
  id: string;
  className?: string;
  /** Our own, made of files of this project. Null in a browser's build: what its document says stays. */
  html: string | null;
};

/** A text that comes with its document: the browser's code has no copy of it. */
export function ServedHtml({ as: Element, id, className, html }: ServedHtmlProps) {
  const [shown] = useState(() => html ?? document.getElementById(id)?.innerHTML ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: raw HTML is refused where files are read (packages/markdown)
  return <Element id={id} className={className} dangerouslySetInnerHTML={{ __html: shown }} />;
}
