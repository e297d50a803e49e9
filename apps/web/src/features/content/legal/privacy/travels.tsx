import { DataTable } from '#features/content/articles/parts.tsx';
import type { LegalSection } from '#features/content/legal/legal-document.tsx';

export const mail: LegalSection = {
  id: 'correos',
  title: 'Correos',
  body: (
    <>
      <ul>
        <li>
          <strong>Los que pides tú o tu cuenta:</strong> la rutina gratuita, el plan del cuestionario, la confirmación
          de tu email, el enlace para cambiar la contraseña, el aviso de que ha cambiado y, si eliminas la cuenta, un
          último correo que lo confirma.
        </li>
        <li>
          <strong>Consejos y novedades:</strong> solo si los pides y además lo confirmas con el enlace de un correo
          (doble confirmación). Abrir ese enlace no basta: hay que pulsar el botón.
        </li>
        <li>
          <strong>Baja:</strong> cada correo de novedades lleva un enlace, y la baja es inmediata. Guardamos entonces
          una huella (SHA-256) de tu dirección para no volver a escribirte por error. Para que borremos también lo que
          contestaste en un formulario, escríbenos.
        </li>
      </ul>
      <p>Nuestros correos no llevan imágenes remotas ni nada que nos diga si los has abierto.</p>
    </>
  ),
};

export const browser: LegalSection = {
  id: 'navegador',
  title: 'Lo que se guarda en tu navegador',
  body: (
    <>
      <p>
        Bandeja no usa cookies. Guarda en el almacenamiento local de tu navegador lo imprescindible para el servicio que
        pides, y por eso no necesita un aviso de cookies (artículo 22.2 LSSI). Puedes borrarlo desde el navegador.
      </p>
      <DataTable
        caption="Almacenamiento en tu navegador"
        head={['Qué', 'Para qué y hasta cuándo']}
        rows={[
          ['Testigo de acceso (token)', 'Que sigas dentro. Hasta que cierras sesión o caduca.'],
          [
            'Borrador de tu perfil',
            'Que una recarga no pierda lo escrito; tus lesiones, solo si has dado el consentimiento. Hasta que lo guardas, cierras sesión o entra otra persona; el de la página de perfil, como mucho hasta que cierras la pestaña.',
          ],
          [
            'Conversación de bienvenida a medias',
            'Que una recarga no la pierda; lo que cuentas de tu salud, solo si has dado el consentimiento. Hasta que terminas, cierras sesión, entra otra persona o cierras la pestaña.',
          ],
          [
            'Lo que escribes a tu entrenador y la última rutina que te ha preparado',
            'Que una recarga no lo pierda. Hasta que cierras sesión, entra otra persona o cierras la pestaña.',
          ],
          [
            'Sesión en marcha, su reloj y las series sin enviar',
            'Que entrenes sin cobertura y no se pierda nada. Hasta que la sesión termina y todo se ha enviado.',
          ],
          [
            'Que acabas de eliminar tu cuenta',
            'Decirlo una vez en la portada. Hasta que se muestra o cierras la pestaña.',
          ],
          ['Descanso automático sí o no', 'Recordar tu preferencia. Hasta que lo borras.'],
          [
            'Temporizadores de la sesión y respuestas del cuestionario a medias',
            'Que una recarga no los pierda. Hasta que terminas o cierras la pestaña.',
          ],
        ]}
      />
    </>
  ),
};

export const recipients: LegalSection = {
  id: 'destinatarios',
  title: 'Quién más puede verlos',
  body: (
    <>
      <p>No cedemos tus datos a nadie para sus propios fines. Solo los tratan, por encargo nuestro y con contrato:</p>
      <ul>
        <li>
          <strong>Alojamiento y correo:</strong> quien aloja el servidor y la base de datos y quien entrega los correos.
        </li>
        <li>
          <strong>Pagos:</strong> cuando contrates un plan de pago, el cobro lo hace un proveedor de pagos con tarjeta
          (Stripe), en su propia página. Bandeja nunca ve ni guarda el número de tu tarjeta. El proveedor responde
          además por su cuenta de lo que la ley le exige.
        </li>
        <li>
          <strong>Inteligencia artificial:</strong> tu plan semanal lo calcula nuestro propio programa, en nuestro
          servidor. Si este servidor tiene conectado un servicio externo y tú lo activas en tu perfil, recibe lo que
          escribes a tu entrenador y lo que hace falta para contestarte: lo que le has contado de ti, nivel, franja de
          edad, objetivos, material, esta semana y la próxima, y la clase, los minutos, la nota y el esfuerzo de tus
          sesiones. Nunca tu nombre, tu email ni los nombres de otras personas, que se sustituyen. Lo que habla de tu
          salud, solo si además lo permites aparte. Tu perfil dice qué servicio es; al apagarlo no recibe nada más. Lo
          que contesta se comprueba antes de enseñártelo y no cambia nada por sí mismo.
        </li>
      </ul>
      <p>También las autoridades, si la ley nos obliga. Y hay cuatro casos en los que decides tú:</p>
      <ul>
        <li>
          Una sesión que compartes tiene una página pública con el tipo de sesión, los minutos y el nombre de la rutina,
          nada más, que puedes cerrar cuando quieras.
        </li>
        <li>
          La dirección privada de tu calendario enseña a quien la tenga qué entrenas cada día y cuánto dura, nunca tus
          lesiones. Si la añades a un calendario de otra empresa, esa empresa la lee. Puedes quitarla cuando quieras.
        </li>
        <li>
          Si activas los avisos, cada uno pasa por el servicio de tu navegador (el de Google, Apple, Mozilla o
          Microsoft), que lo recibe cifrado y no puede leerlo. Cuando un dispositivo deja de quererlos, lo olvidamos.
        </li>
        <li>
          Si conectas tu cuenta de Strava, recibe de cada sesión que envías el nombre, el tipo, el comienzo y la
          duración. Tus notas, tu esfuerzo y lo que cuentas de tu salud se quedan en Bandeja.
        </li>
        <li>
          Si un ejercicio tiene vídeo o imagen, se carga de YouTube (en su modo sin cookies), de Vimeo o de otro
          servidor cuando lo pulsas. La imagen de portada de un vídeo de YouTube la sirve YouTube, que recibe así tu
          dirección IP.
        </li>
      </ul>
    </>
  ),
};

export const transfers: LegalSection = {
  id: 'transferencias',
  title: 'Datos fuera de Europa',
  body: (
    <p>
      Bandeja no envía por sí misma tus datos fuera del Espacio Económico Europeo. Si un encargado de los anteriores los
      trata fuera, será en un país con decisión de adecuación de la Comisión Europea o con sus cláusulas contractuales
      tipo. Escríbenos y te diremos qué proveedores usamos y dónde están.
    </p>
  ),
};
