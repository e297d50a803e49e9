import { createContext, use } from 'react';
import type { Source } from '#features/content/articles/article.ts';
import { articleTexts } from '#features/content/articles/texts.ts';

export const SourcesContext = createContext<readonly Source[]>([]);

type CiteProps = {
  of: Source;
  again?: boolean;
};

export function Cite({ of: source, again = false }: CiteProps) {
  const index = use(SourcesContext).indexOf(source) + 1;
  if (index === 0) throw new Error(`The article does not list the source ${source.id}`);
  return (
    <sup>
      <a
        href={`#${sourceAnchor(source)}`}
        id={again ? undefined : citationAnchor(source)}
        aria-label={articleTexts.citation(index)}
      >
        {index}
      </a>
    </sup>
  );
}

export const sourceAnchor = ({ id }: Source): string => `fuente-${id}`;
export const citationAnchor = ({ id }: Source): string => `cita-${id}`;
