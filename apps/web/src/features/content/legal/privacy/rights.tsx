import { DataTable } from '#features/content/articles/parts.tsx';
import type { LegalSection } from '#features/content/legal/legal-document.tsx';
import * as paths from '#lib/paths.ts';
import type { SiteFacts } from '#lib/site-facts.ts';
import { Link } from '#ui/link.tsx';

export const terms: LegalSection = {
  id: 'plazos',
  title: 'Cuánto tiempo los guardamos',
  body: (
    <DataTable
      caption="Plazos de conservación"
      head={['Qué', 'Cuánto tiempo']}
      rows={[
        ['Cuenta, perfil, plan y sesiones', 'Mientras tengas la cuenta.'],
        ['Lesiones', 'Hasta que retiras el consentimiento, las borras o eliminas la cuenta.'],
        ['Molestias y peso de cada día', 'Hasta que retiras su consentimiento o eliminas la cuenta.'],
        [
          'Lo que cuentas de ti a tu entrenador',
          'Hasta que lo borras o eliminas la cuenta; si es de salud, también hasta que retiras el consentimiento.',
        ],
        ['Correcciones para aprender', '90 días. Van sin tu nombre: no se pueden buscar ni borrar antes.'],
        [
          'Segundo paso para entrar',
          'Hasta que lo quitas o eliminas la cuenta. Las huellas de tus dispositivos, 400 días desde su último uso.',
        ],
        ['Conexión con Strava', 'Hasta que la quitas, la retiras en Strava o eliminas la cuenta.'],
        ['Importaciones', 'Lo que sus sesiones. Puedes deshacerlas durante 30 días.'],
        ['Dirección de tu calendario', 'Hasta que la quitas, creas otra o eliminas la cuenta.'],
        ['Inicios de sesión', '90 días desde el último uso. Al cerrar sesión se borran en el acto.'],
        [
          'Enlaces de los correos',
          'Cambiar la contraseña: 1 hora. Confirmar tu email: 7 días. Confirmar novedades: 30 días. Los caducados se borran a diario. El enlace de baja no caduca.',
        ],
        [
          'Correos',
          'Dirección y contenido, hasta que se envían o se desiste de enviarlos (30 días como máximo). La anotación sin dirección, 90 días más.',
        ],
        [
          'Identificadores contra envíos repetidos',
          'Los de las peticiones, 7 días. Los de una sesión, lo que la sesión.',
        ],
        [
          'Formularios y mensajes de contacto',
          'Hasta que retiras el consentimiento y pides que los borremos, o dejan de hacer falta para lo que los diste. No se borran solos: lo hacemos nosotros, en un mes como máximo desde que lo pides. Los de tu email confirmado se borran con tu cuenta.',
        ],
        ['Huella de tu dirección tras una baja', 'Mientras exista Bandeja: es lo que impide volver a escribirte.'],
        ['Dirección IP', 'No se guarda: cuenta en memoria las peticiones de cada minuto.'],
        [
          'Facturas y pagos, cuando contrates',
          'Seis años (artículo 30 del Código de Comercio), seudonimizados si cierras la cuenta.',
        ],
        ['Cambios hechos por administradores', 'Sin plazo automático. No contienen datos de salud.'],
      ]}
    />
  ),
};

export function rights({ email }: SiteFacts['operator']): LegalSection {
  return {
    id: 'derechos',
    title: 'Tus derechos y cómo usarlos',
    body: (
      <>
        <p>
          Puedes pedir acceso a tus datos, corregirlos, borrarlos, llevártelos en un formato común, limitar su uso u
          oponerte a él, y retirar cualquier consentimiento. Es gratis.
        </p>
        <ul>
          <li>
            <strong>Por email:</strong> escribe a <a href={`mailto:${email}`}>{email}</a> desde la dirección de tu
            cuenta. Contestamos en un mes como máximo. Si hay dudas sobre quién eres, te pediremos solo lo justo para
            comprobarlo.
          </li>
          <li>
            <strong>
              Tú mismo, desde tu <Link to={paths.profile}>perfil</Link>:
            </strong>{' '}
            corrige tus datos, descarga todo lo que guardamos (un archivo JSON, del que Bandeja puede volver a leer tus
            sesiones) o solo tus sesiones en una tabla (CSV), retira el consentimiento de lesiones, mira en qué
            dispositivos tienes la sesión abierta y ciérrala, quita la dirección de tu calendario o elimina tu cuenta.
          </li>
          <li>
            <strong>Y además:</strong> deja de compartir una sesión desde su botón de compartir y date de baja de las
            novedades con el enlace de cada correo.
          </li>
        </ul>
        <p>
          Al eliminar una cuenta se borran en el acto tu perfil, tu plan, tus sesiones, tus rutinas propias, tus
          conversaciones, tus importaciones y tus consentimientos y, si habías confirmado tu email, lo que enviaste con
          él en nuestros formularios. Solo queda lo que la ley obliga a guardar de tus pagos, seudonimizado, y huellas
          de tu dirección que no permiten leerla: la de tu baja de novedades y, si usaste la prueba gratuita, la que lo
          recuerda. Del último correo, que lo confirma, no queda nada dos días después de enviarse; si tu email no
          estaba confirmado, las anotaciones sin dirección de tus correos se borran en su plazo de siempre.
        </p>
        <p>
          Si crees que no lo hemos hecho bien, puedes reclamar ante la Agencia Española de Protección de Datos (calle
          Jorge Juan, 6, 28001 Madrid; <a href="https://www.aepd.es">www.aepd.es</a>). Te agradecemos que nos escribas
          antes.
        </p>
      </>
    ),
  };
}

export const minors: LegalSection = {
  id: 'menores',
  title: 'Menores',
  body: (
    <p>
      A partir de los 14 años puedes consentir tú (artículo 7 de la LOPDGDD). Con menos hace falta el permiso de tu
      madre, padre o tutor: si tu perfil dice que tienes 12 o 13 años, no se guarda hasta que se marca esa casilla. El
      perfil no admite edades menores de 12. Si ves que un menor nos ha dado datos sin permiso, escríbenos y los
      borraremos.
    </p>
  ),
};

export const automatic: LegalSection = {
  id: 'decisiones',
  title: 'Decisiones automáticas',
  body: (
    <p>
      Un programa elige qué te toca cada día a partir de tu perfil y de tus últimas semanas, con reglas fijas. Cada día
      dice su motivo en «Por qué» y puedes cambiarlo. No tiene efectos legales ni parecidos sobre ti, y no hacemos
      perfiles con otro fin.
    </p>
  ),
};

/** The protection of the data; the text claims encryption only where the connection has it. */
export function security(publicUrl: string): LegalSection {
  return {
    id: 'seguridad',
    title: 'Seguridad',
    body: (
      <>
        <ul>
          {publicUrl.startsWith('https:') && <li>La conexión entre tu navegador y Bandeja va cifrada (HTTPS).</li>}
          <li>Contraseñas y testigos de acceso se guardan solo como huella.</li>
          <li>Cada consulta a la base de datos se limita a quien ha iniciado sesión: nadie ve lo de otro.</li>
          <li>Las páginas solo ejecutan código de nuestro servidor; los intentos de acceso en serie se frenan.</li>
        </ul>
        <p>
          Si una brecha pusiera en riesgo tus derechos, lo comunicaríamos a la Agencia Española de Protección de Datos
          en 72 horas y, si el riesgo fuera alto, también a ti, sin demora.
        </p>
      </>
    ),
  };
}

export const changes: LegalSection = {
  id: 'cambios',
  title: 'Cambios en esta política',
  body: (
    <p>
      La fecha de arriba dice de cuándo es este texto. Si cambia algo importante, te avisaremos en Bandeja o por email
      antes de que se aplique, y si el cambio necesita tu consentimiento, te lo pediremos.
    </p>
  ),
};
