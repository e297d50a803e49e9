import type { Article, CoverShape } from '@bandeja/catalogue/article';

/** Its subject in a few lines, 300 × 96 units, in its text's colour. No yellow ball, because nothing happens «now». */
export function ArticleCover({ cover }: Pick<Article, 'cover'>) {
  return (
    <svg viewBox="0 0 300 96" className="cover mx-auto max-w-75" aria-hidden="true">
      {cover.map((shape) => (
        <Shape key={JSON.stringify(shape)} {...shape} />
      ))}
    </svg>
  );
}

function Shape({ path, circle, look, width, dashes, blunt }: CoverShape) {
  const className = look && `cover-${look}`;
  if (circle) return <circle className={className} cx={circle[0]} cy={circle[1]} r={circle[2]} />;
  return (
    <path className={className} strokeWidth={width} strokeDasharray={dashes} strokeLinecap={blunt && 'butt'} d={path} />
  );
}
