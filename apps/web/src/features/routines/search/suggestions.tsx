import { searchPath } from '#features/routines/search/address.ts';
import { suggestions } from '#features/routines/search/texts.ts';
import { Link } from '#ui/link.tsx';

/** What one may look for, before anything was looked for. */
export function Suggestions() {
  return (
    <div className="grid gap-6">
      {suggestions.map(({ title, links }) => (
        <section key={title} className="grid gap-3">
          <h2 className="heading-3">{title}</h2>
          <ul className="flex flex-wrap gap-2">
            {links.map(({ label, term }) => (
              <li key={term}>
                <Link to={searchPath(term)} className="chip no-underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
