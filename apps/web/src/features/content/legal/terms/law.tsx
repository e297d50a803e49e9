import type { LegalSection } from '#features/content/legal/legal-document.tsx';
import * as paths from '#lib/paths.ts';
import type { SiteFacts } from '#lib/site-facts.ts';
import { Link } from '#ui/link.tsx';

export const availability: LegalSection = {
  id: 'disponibilidad',
  title: 'Disponibilidad y cambios del servicio',
  body: (
    <p>
      Trabajamos para que Bandeja esté siempre disponible, pero puede haber cortes por mantenimiento, averías o causas
      ajenas. Podemos mejorar, cambiar o retirar funciones. Si un cambio empeora de forma apreciable un plan que pagas,
      te avisaremos antes y podrás resolver el contrato sin coste en 30 días, con la devolución de lo que no hayas
      disfrutado.
    </p>
  ),
};

export const liability: LegalSection = {
  id: 'responsabilidad',
  title: 'Garantía y responsabilidad',
  body: (
    <>
      <p>
        Si el servicio no es conforme con lo que prometemos, tienes derecho a que lo corrijamos y, si no se puede, a una
        rebaja del precio o a resolver el contrato (artículos 114 a 127 bis del Real Decreto Legislativo 1/2007).
      </p>
      <p>
        Respondemos de los daños que causemos por incumplir la ley o este contrato. No respondemos de los que vengan de
        datos falsos en tu perfil, de ignorar las advertencias de salud, de la conexión o del aparato que usas, ni de
        las páginas de otros a las que lleve un enlace. Nada de lo que se dice aquí limita los derechos que la ley da a
        los consumidores ni la responsabilidad por dolo, por culpa grave o por daños a las personas.
      </p>
    </>
  ),
};

export const closing: LegalSection = {
  id: 'cierre',
  title: 'Cerrar la cuenta',
  body: (
    <>
      <p>
        Puedes cerrar tu cuenta cuando quieras: desde tu perfil o escribiéndonos desde su email. Se borra lo que explica
        la <Link to={paths.privacy}>política de privacidad</Link>.
      </p>
      <p>
        Podemos suspender o cerrar una cuenta que incumpla estos términos de forma grave o repetida. Te diremos por qué
        y podrás contestar, salvo que la ley o la seguridad de otros exijan actuar ya. Si cerramos sin que lo hayas
        incumplido, devolvemos la parte no disfrutada de lo que hayas pagado.
      </p>
    </>
  ),
};

export const dataRights: LegalSection = {
  id: 'privacidad',
  title: 'Tus datos',
  body: (
    <p>
      La <Link to={paths.privacy}>política de privacidad</Link> cuenta qué guardamos, para qué, cuánto tiempo y cómo
      ejercer tus derechos. Tus lesiones solo se guardan con tu consentimiento expreso.
    </p>
  ),
};

/** Where to complain. The European platform for online disputes was closed for good on 20 July 2025. */
export function claims({ email }: SiteFacts['operator']): LegalSection {
  return {
    id: 'reclamaciones',
    title: 'Reclamaciones',
    body: (
      <>
        <p>
          Escribe primero a <a href={`mailto:${email}`}>{email}</a>: te damos una referencia y contestamos en un mes
          como máximo. Si no quedas conforme, puedes pedir hojas de reclamaciones y acudir a la oficina de consumo de tu
          municipio o comunidad autónoma.
        </p>
        <p>
          También puedes solicitar un arbitraje a una Junta Arbitral de Consumo. No estamos adheridos de antemano a
          ninguna entidad de resolución alternativa, pero estudiaremos cada solicitud. La plataforma europea de
          resolución de litigios en línea dejó de funcionar el 20 de julio de 2025, así que ya no se puede reclamar por
          ella. Si contratas desde otro país de la Unión, te ayuda el{' '}
          <a href="https://cec.consumo.gob.es">Centro Europeo del Consumidor en España</a>.
        </p>
      </>
    ),
  };
}

export const law: LegalSection = {
  id: 'ley',
  title: 'Ley y tribunales',
  body: (
    <p>
      Estos términos se rigen por la ley española. Si eres consumidor, son competentes los tribunales de tu domicilio, y
      si vives en otro país de la Unión conservas la protección de sus normas imperativas. Si una cláusula fuera nula,
      las demás siguen en vigor.
    </p>
  ),
};

export const updates: LegalSection = {
  id: 'cambios',
  title: 'Cambios en estos términos',
  body: (
    <p>
      La fecha de arriba dice de cuándo es este texto. Los cambios importantes se avisan en Bandeja o por email al menos
      30 días antes. Si no los aceptas, puedes cerrar tu cuenta antes de que se apliquen, sin coste y con la devolución
      de lo que no hayas disfrutado.
    </p>
  ),
};
