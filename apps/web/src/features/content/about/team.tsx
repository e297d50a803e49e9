import type { ReactNode } from 'react';
import { isTeamComplete, teamRoles } from '#features/content/about/complete.ts';
import { aboutTexts as texts } from '#features/content/about/texts.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { Link } from '#ui/link.tsx';

/** The people of the settings; what nobody has filled in is shown as open, for the operator alone. */
export function TeamPage() {
  const facts = siteFacts();
  const { people, operator } = facts;
  return (
    <div className="wrap grid gap-10 pt-8 pb-24 lg:pt-12">
      {!isTeamComplete(facts) && (
        <p className="rounded-2 border border-dashed border-warn bg-warn-tint p-4 text-warn">
          <b>{texts.draft}</b> {texts.draftText}
        </p>
      )}
      <div className="grid gap-3">
        <h1 tabIndex={-1} className="max-w-[18ch]">
          {texts.heading}
        </h1>
        <p className="max-w-sentence text-lead text-ink-2">{texts.lead}</p>
      </div>
      <ul className="grid gap-6 lg:grid-cols-3">
        {teamRoles.map((role) => (
          <Person key={role} {...texts.people[role]} said={people?.[role] ?? null} />
        ))}
      </ul>
      <section aria-labelledby="how" className="grid gap-6 lg:grid-cols-[4fr_8fr]">
        <h2 id="how" className="heading-1">
          {texts.how}
        </h2>
        <div>
          {texts.decisions.map(({ title, text }) => (
            <Decision key={title} title={title}>
              {text}
            </Decision>
          ))}
          <Decision title={texts.company}>
            {people?.hasOperator ? (
              texts.companyText(operator.name, operator.id, operator.address)
            ) : (
              <Open>{texts.openCompany}</Open>
            )}{' '}
            {texts.contactText} <Link to={paths.contact}>{texts.contact}</Link>
          </Decision>
        </div>
      </section>
    </div>
  );
}

/** «Nombre: lo que hace», as the settings say it. */
function Person({ role, open, said }: { role: string; open: string; said: string | null }) {
  const [name = '', ...rest] = said?.split(':') ?? [];
  return (
    <li className="card grid content-start gap-2">
      <h2 className="heading-3">{said === null ? <Open>{open}</Open> : name.trim()}</h2>
      <p className="font-strong">{role}</p>
      {rest.length > 0 && <p className="text-ink-2">{rest.join(':').trim()}</p>}
    </li>
  );
}

function Open({ children }: { children: string }) {
  return <span className="rounded-1 border border-dashed border-warn bg-warn-tint px-1.5 text-warn">{children}</span>;
}

function Decision({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1 border-t py-4">
      <h3>{title}</h3>
      <p className="max-w-sentence text-ink-2">{children}</p>
    </section>
  );
}
