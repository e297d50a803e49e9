import { suggestions } from '#features/routines/search/texts.ts';
import * as paths from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';

/** Suggestions before the first search. */
export function Suggestions() {
  return (
    <div className="grid gap-6">
      {suggestions.map(({ title, links }) => (
        <section key={title} className="grid gap-3">
          <h2 className="heading-3">{title}</h2>
          <ul className="flex flex-wrap gap-2">
            {links.map(({ label, term }) => (
              <li key={term}>
                <Link to={paths.searchRoutines(term)} className="chip no-underline">
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
