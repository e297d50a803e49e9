import type { LegalSection } from '#features/content/legal/legal-document.tsx';
import { consents, health, purposes, storedData } from '#features/content/legal/privacy/data.tsx';
import { automatic, changes, minors, rights, security, terms } from '#features/content/legal/privacy/rights.tsx';
import { browser, mail, recipients, transfers } from '#features/content/legal/privacy/travels.tsx';
import type { SiteFacts } from '#lib/site-facts.ts';

function controller({ name, id, address, email }: SiteFacts['operator']): LegalSection {
  return {
    id: 'responsable',
    title: 'Quién responde de tus datos',
    body: (
      <>
        <p>
          El responsable del tratamiento es <strong>{name}</strong>, con NIF {id} y domicilio en {address}. Para
          cualquier asunto de privacidad escribe a <a href={`mailto:${email}`}>{email}</a>. Si algún día nombra un
          delegado de protección de datos, su contacto aparecerá aquí.
        </p>
        <p>
          Las normas que seguimos son el Reglamento (UE) 2016/679 (RGPD), la Ley Orgánica 3/2018 de Protección de Datos
          y garantía de los derechos digitales (LOPDGDD) y la Ley 34/2002 de servicios de la sociedad de la información
          (LSSI).
        </p>
      </>
    ),
  };
}

const summary: LegalSection = {
  id: 'resumen',
  title: 'En pocas palabras',
  body: (
    <ul>
      <li>Guardamos lo que nos das para entrenar: tu cuenta, tu perfil, tu plan y tus sesiones.</li>
      <li>
        Tus lesiones y tus respuestas sobre salud son opcionales y solo se guardan con tu consentimiento expreso, que
        puedes retirar.
      </li>
      <li>Desde tu perfil puedes llevarte todo lo que guardamos y eliminar tu cuenta, sin pedírnoslo.</li>
      <li>
        No hay cookies, analítica, publicidad ni píxeles de seguimiento. Las letras y los dibujos salen de nuestro
        propio servidor.
      </li>
      <li>
        Un servicio externo de inteligencia artificial solo ayuda a tu entrenador si lo activas en tu perfil, y con tu
        salud, solo si lo permites aparte.
      </li>
      <li>No vendemos tus datos ni los cedemos para publicidad.</li>
      <li>Los consejos y novedades por email empiezan cuando los confirmas con un enlace y acaban con otro.</li>
    </ul>
  ),
};

/** The personal data that Bandeja stores, and why (RGPD, articles 13 and 14). Every sentence describes the program. */
export function privacySections(facts: SiteFacts): LegalSection[] {
  return [
    controller(facts.operator),
    summary,
    storedData,
    health,
    purposes,
    consents,
    mail,
    browser,
    recipients,
    transfers,
    terms,
    rights(facts.operator),
    minors,
    automatic,
    security(facts.publicUrl),
    changes,
  ];
}
