import type { LegalSection } from '#features/content/legal/legal-document.tsx';
import { conduct, contents, health, minors } from '#features/content/legal/terms/conduct.tsx';
import {
  availability,
  claims,
  closing,
  dataRights,
  law,
  liability,
  updates,
} from '#features/content/legal/terms/law.tsx';
import { cancelling, paying, plans, withdrawal } from '#features/content/legal/terms/plans.tsx';
import * as paths from '#lib/paths.ts';
import type { SiteFacts } from '#lib/site-facts.ts';
import { Link } from '#ui/link.tsx';

function operator({ operator: { name, id, address, email }, publicUrl }: SiteFacts): LegalSection {
  return {
    id: 'titular',
    title: 'Quién ofrece Bandeja',
    body: (
      <>
        <p>
          Bandeja ({publicUrl}) es un servicio de <strong>{name}</strong>, con NIF {id} y domicilio en {address}. Puedes
          escribirle a <a href={`mailto:${email}`}>{email}</a> o desde la página de{' '}
          <Link to={paths.contact}>contacto</Link>.
        </p>
        <p>
          Estos términos son el contrato entre el titular y tú. Los aceptas al crear una cuenta. Si no estás de acuerdo,
          no la crees: las páginas públicas se leen sin ella.
        </p>
      </>
    ),
  };
}

const service: LegalSection = {
  id: 'servicio',
  title: 'Qué es Bandeja',
  body: (
    <p>
      Un entrenador personal de pádel para el navegador. A partir de tus días, tu nivel, tus objetivos y lo que llevas
      entrenado, propone una semana de sesiones y partidos, te guía en cada sesión y guarda lo que haces. Las propuestas
      las hace un programa. Tú decides si las sigues, las cambias o las dejas. Si activas en tu perfil un servicio
      externo de inteligencia artificial, también él propone palabras para tu entrenador: se comprueban antes de
      enseñarlas, pueden equivocarse y no cambian nada sin que lo confirmes.
    </p>
  ),
};

const account: LegalSection = {
  id: 'cuenta',
  title: 'Tu cuenta',
  body: (
    <ul>
      <li>Crearla es gratis y solo pide un nombre, un email tuyo y una contraseña de 6 caracteres o más.</li>
      <li>La cuenta es personal. Guarda tu contraseña y avísanos si crees que alguien más la usa.</li>
      <li>Los datos con los que se calcula tu plan tienen que ser ciertos: de ellos dependen las cargas.</li>
      <li>
        Si olvidas la contraseña, <Link to={paths.forgotPassword}>pide un enlace</Link>: caduca en una hora, sirve una
        vez y, al usarlo, cierra todas las sesiones abiertas.
      </li>
    </ul>
  ),
};

export function termsSections(facts: SiteFacts): LegalSection[] {
  return [
    operator(facts),
    service,
    health,
    account,
    minors,
    plans,
    paying(facts),
    cancelling,
    withdrawal(facts.operator),
    conduct,
    contents,
    availability,
    liability,
    closing,
    dataRights,
    claims(facts.operator),
    law,
    updates,
  ];
}
