import { DataTable } from '#features/content/articles/parts.tsx';
import type { LegalSection } from '#features/content/legal/legal-document.tsx';
import * as paths from '#lib/paths.ts';
import type { SiteFacts } from '#lib/site-facts.ts';
import { Link } from '#ui/link.tsx';

export const plans: LegalSection = {
  id: 'planes',
  title: 'Planes y precios',
  body: (
    <>
      <DataTable
        caption="Planes, precios y límites"
        head={['Plan', 'Precio y límites']}
        rows={[
          ['Gratis', '0 €. Hasta 10 sesiones y 3 rutinas distintas al mes.'],
          ['Premium', '9,99 € al mes. Hasta 100 sesiones y 20 rutinas distintas al mes.'],
          ['Pro', '19,99 € al mes. Sesiones y rutinas sin límite.'],
        ]}
      />
      <p>
        Los precios llevan los impuestos incluidos y los meses son los del calendario en Madrid. Los partidos que anotas
        y las sesiones que descartas sin hacer ninguna serie no cuentan. Llegar a un límite nunca corta una sesión
        empezada ni borra nada.
      </p>
      <p>
        Premium y Pro añaden además funciones: la página de <Link to={paths.plans}>planes</Link> dice cuáles son las de
        cada uno. Lo que esté marcado como «Próximamente» todavía no existe y no forma parte de lo que pagas. Los planes
        de pago se contratan solo en esa página: mientras no lo hagas, tu cuenta es gratuita y no se te cobra nada.
      </p>
    </>
  ),
};

/** Without payments there is nothing to try. */
export const paying = ({ sellsPlans }: Pick<SiteFacts, 'sellsPlans'>): LegalSection => ({
  id: 'pago',
  title: sellsPlans ? 'Prueba gratuita y pago' : 'Pago',
  body: (
    <>
      {sellsPlans ? (
        <p>Cuando contrates un plan de pago:</p>
      ) : (
        <p>Ahora mismo aquí no se pueden contratar planes de pago. Desde que se pueda, cuando contrates uno:</p>
      )}
      <ul>
        {sellsPlans && (
          <li>
            Premium y Pro empiezan con una <strong>prueba gratuita de 7 días</strong>, una vez por persona. Si cancelas
            antes de que acabe, no pagas nada.
          </li>
        )}
        <li>
          Antes de confirmar verás el plan, el precio total y cada cuánto se renueva. Puedes volver atrás y corregir
          hasta el último botón, que dice que obliga a pagar. Después recibirás la confirmación por email, y otro correo
          con cada cambio de tu suscripción.
        </li>
        <li>
          Pagas con tarjeta en la página de un proveedor de pagos. Los datos de tu tarjeta no pasan por Bandeja ni se
          guardan en ella.
        </li>
        <li>
          Si pasas de Premium a Pro, pagas la diferencia de lo que queda del periodo; el importe lo ves antes de
          confirmar.
        </li>
        <li>
          La suscripción es mensual y se renueva sola hasta que la canceles. Si un cobro falla, conservas el plan 72
          horas mientras se resuelve; después tu cuenta vuelve a ser gratuita, sin perder lo guardado.
        </li>
        <li>
          Un cambio de precio se avisa por email al menos 30 días antes y se aplica desde la siguiente renovación. Si no
          te conviene, cancelas antes sin coste.
        </li>
      </ul>
      <p>El contrato se hace en español. Guardamos constancia de él y puedes pedirnos una copia.</p>
    </>
  ),
});

export const cancelling: LegalSection = {
  id: 'cancelar',
  title: 'Cancelar',
  body: (
    <p>
      Puedes cancelar cuando quieras, sin permanencia y sin dar razones, en la página de{' '}
      <Link to={paths.plans}>planes</Link>. Hasta que el plan termine puedes reanudarlo. El plan sigue hasta el final
      del periodo pagado y después tu cuenta pasa a ser gratuita. Tus sesiones, tus rutinas y tu perfil se quedan como
      están.
    </p>
  ),
};

/** Articles 68 to 79 and 102 to 108 of the consumers' law, with its model form (annex B). */
export function withdrawal({ name, address, email }: SiteFacts['operator']): LegalSection {
  return {
    id: 'desistimiento',
    title: 'Derecho de desistimiento',
    body: (
      <>
        <p>
          Si contratas como consumidor, tienes <strong>14 días naturales</strong> desde ese día para desistir sin dar
          razones (artículos 102 a 108 del Real Decreto Legislativo 1/2007). Basta con pulsar «Desistir» en la página de{' '}
          <Link to={paths.plans}>planes</Link>, o con decírnoslo con claridad en <a href={`mailto:${email}`}>{email}</a>{' '}
          antes de que acabe el plazo; el formulario de abajo es opcional.
        </p>
        <p>
          El plan termina en ese momento y te devolvemos todo lo pagado, sin descontar los días que lo has tenido, en 14
          días como máximo y por el mismo medio de pago.
        </p>
        <blockquote className="prose-aside">
          <p>
            <strong>Formulario de desistimiento</strong>
          </p>
          <p>
            A la atención de {name}, {address}, {email}: por la presente te comunico que desisto de mi contrato de
            prestación del servicio Bandeja (plan: …), contratado el día (fecha: …). Nombre y email de la cuenta: …
            Domicilio: … Fecha: … Firma, solo si lo envías en papel.
          </p>
        </blockquote>
      </>
    ),
  };
}
