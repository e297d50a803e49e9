import { consentTexts as leadConsents } from '@bandeja/domain/leads/messages';
import { consentTexts as profileConsents } from '@bandeja/domain/profile/messages';
import { DataTable } from '#features/content/articles/parts.tsx';
import type { LegalSection } from '#features/content/legal/legal-document.tsx';

export const storedData: LegalSection = {
  id: 'datos',
  title: 'Qué datos guardamos',
  body: (
    <>
      <p>Los datos nos los das tú. No los compramos ni los buscamos en otros sitios.</p>
      <h3>Tu cuenta</h3>
      <ul>
        <li>
          Nombre, email y si lo has confirmado, zona horaria y fecha de alta. De la contraseña solo guardamos una huella
          (argon2id) de la que no se puede recuperar.
        </li>
        <li>
          De cada inicio de sesión: la huella del testigo de acceso, el nombre técnico de tu navegador, cuándo empezó,
          cuándo se usó por última vez y cuándo caduca.
        </li>
        <li>
          Tu plan (Gratis, Premium o Pro), su estado, sus cambios y cuántas sesiones y rutinas llevas en el mes. Cuando
          contrates un plan de pago, también los pagos y los identificadores que el proveedor asigna a tu cliente y a tu
          suscripción, y una huella de tu dirección que recuerda que usaste la prueba gratuita.
        </li>
        <li>
          El segundo paso para entrar, si lo activas: el secreto de tu aplicación de códigos (cifrado), la huella de tus
          códigos de recuperación y, de cada llave de acceso, su nombre, su parte pública y cuándo se usó. Y una huella
          de cada dispositivo y red desde los que entras, para notar uno nuevo.
        </li>
      </ul>
      <h3>Tu perfil</h3>
      <p>
        Altura, peso, edad, mano dominante, nivel, experiencia, objetivos, material, lugares donde entrenas, días
        disponibles y duración de las sesiones. La edad, la mano, el material y los lugares son opcionales. Sin días ni
        duración no podemos prepararte la semana.
      </p>
      <h3>Tu entrenamiento</h3>
      <ul>
        <li>El plan de cada día, con su motivo y si lo cambiaste tú; tus rutinas propias y tus favoritas.</li>
        <li>
          Las sesiones: ejercicios, series, repeticiones, segundos, metros, pesos y notas; cuánto duraron, tu esfuerzo,
          tu puntuación y las mejoras que anotes. Una sesión descartada deja de mostrarse y de contar, pero sigue
          guardada mientras tengas la cuenta.
        </li>
        <li>
          Las importaciones: nombre del archivo, de qué programa viene, cuándo y sus sesiones, con la distancia y las
          pulsaciones que traigan. El archivo se lee en tu navegador y no se guarda. Al deshacer una importación se
          borran sus sesiones.
        </li>
        <li>Los enlaces públicos de las sesiones que decidas compartir.</li>
        <li>La dirección privada de tu calendario, si la creas, y cuándo se leyó por última vez.</li>
        <li>Los días en que estás de viaje o no puedes entrenar, hasta cuatro semanas después.</li>
        <li>
          Tus conversaciones con el entrenador y lo que le cuentas de ti en ellas (en qué lado juegas, quién es tu
          pareja, qué días no puedes, tu material o tu trabajo), con la frase de la que sale y su fecha. Lo ves y lo
          borras en «Qué sabe tu entrenador».
        </li>
        <li>Cómo juegas cada golpe, del 1 al 5, y el día en que lo dijiste; tus palas y tus cambios de overgrip.</li>
        <li>
          Las correcciones de lo que entendió el entrenador, solo con tu consentimiento: se guardan 90 días, sin tu
          nombre ni nada que lleve a tu cuenta.
        </li>
        <li>
          La conexión con Strava, donde la haya y si la autorizas: los testigos de acceso (cifrados) y qué sesiones se
          han enviado.
        </li>
        <li>
          Tus avisos, si los activas: de qué quieres que te avisemos, tu hora y, de cada dispositivo, la dirección y las
          claves que da tu navegador para avisarte.
        </li>
        <li>Identificadores técnicos de los cambios, para que un envío repetido no se apunte dos veces.</li>
      </ul>
      <h3>Formularios sin cuenta</h3>
      <ul>
        <li>Rutina gratuita: nombre, email y qué descargaste.</li>
        <li>
          Cuestionario: nombre, email, la edad en que empieza tu tramo, experiencia, nivel, con qué frecuencia juegas y
          entrenas, objetivos, qué te cuesta más, tu tiempo y tu hora preferida.
        </li>
        <li>Páginas «Próximamente»: tu email y qué página te interesa.</li>
        <li>
          Contacto: nombre, email y mensaje, si tu plan le da prioridad, cuándo se respondió y, si habías iniciado
          sesión, desde qué cuenta escribes. El mensaje llega además al buzón de correo del responsable.
        </li>
        <li>De cada formulario, además, su página de origen, las fechas y los consentimientos que diste.</li>
      </ul>
      <h3>Correos y datos técnicos</h3>
      <ul>
        <li>
          Un correo pendiente guarda tu dirección y lo que hace falta para escribirlo. Al enviarlo se borran las dos
          cosas y queda una anotación con la clase de correo, las fechas y una huella (SHA-256) de la dirección.
        </li>
        <li>
          Tu dirección IP se usa en memoria, para contar peticiones por minuto y frenar abusos. El programa no la
          escribe en su base de datos ni en sus registros. Quien aloja el servidor puede anotarla por seguridad.
        </li>
        <li>
          Los registros del servidor recogen fallos con un número de petición, no el contenido de lo que envías. Lo que
          cambia un administrador queda anotado con su autor.
        </li>
      </ul>
    </>
  ),
};

export const health: LegalSection = {
  id: 'salud',
  title: 'Datos de salud',
  body: (
    <>
      <p>
        Tus lesiones y molestias y tus respuestas a las preguntas de salud son datos de salud y la ley los protege de
        forma especial (artículo 9 del RGPD). Contarlas es opcional. Las lesiones solo las guardamos si marcas esta
        casilla, que es tu consentimiento explícito (artículo 9.2.a):
      </p>
      <blockquote className="prose-aside">{profileConsents.injuries.text}</blockquote>
      <p>Las respuestas a las siete preguntas de salud, solo si las envías bajo esta frase:</p>
      <blockquote className="prose-aside">{profileConsents.screening.text}</blockquote>
      <p>
        Las molestias que apuntas o cuentas en tus notas, al empezar una sesión o en el chat (la zona, el lado, de 0 a
        10, desde cuándo, si duele de noche y si te ha visto un profesional), solo con este consentimiento:
      </p>
      <blockquote className="prose-aside">{profileConsents.discomforts.text}</blockquote>
      <p>Que estás enfermo y hasta cuándo, solo con este; sin él, esos días descansas y no guardamos por qué:</p>
      <blockquote className="prose-aside">{profileConsents.illness.text}</blockquote>
      <p>
        Lo que cuentas a tu entrenador de lo que no puedes comer (si eres celiaco, una alergia o una intolerancia) lo
        recuerda solo con este:
      </p>
      <blockquote className="prose-aside">{profileConsents.healthFacts.text}</blockquote>
      <p>El peso de cada día, si lo apuntas, solo con este:</p>
      <blockquote className="prose-aside">{profileConsents.bodyWeight.text}</blockquote>
      <ul>
        <li>
          Tus lesiones sirven para una sola cosa: quitar de tu plan lo que carga la zona que te molesta, o suavizarlo.
        </li>
        <li>
          Un «sí» a una pregunta de salud pausa tu plan hasta que nos digas que te ha visto un médico. Te las volvemos a
          hacer al cabo de un año y puedes borrarlas en tu perfil, en «Salud», cuando quieras.
        </li>
        <li>
          Puedes retirar el consentimiento para las lesiones desde tu perfil, en «Salud», con un botón que borra además
          lo que contaste. En ese momento se borran también los motivos de tu plan que hablaban de ello y se planifica
          de nuevo la semana.
        </li>
        <li>
          Puedes retirar el consentimiento para lo que cuentas a tu entrenador en «Qué sabe tu entrenador», con un
          interruptor que borra además lo guardado. El mensaje en que lo escribiste sigue en la conversación hasta que
          la borras.
        </li>
        <li>
          Lo que escribes en la conversación de bienvenida lo lee nuestro servidor, por si algo puede ser serio; no lo
          guarda. Solo se guarda lo que envías al final y, si es de tu salud, con tu consentimiento.
        </li>
        <li>No salen de Bandeja y ninguna pantalla de administración las muestra.</li>
        <li>
          Un servicio externo de inteligencia artificial no recibe tus lesiones, tus molestias apuntadas ni tus
          respuestas de salud. Lo que cuentas de tu salud en la conversación con tu entrenador, solo si lo has activado
          y con este consentimiento: «{profileConsents.outsideHealth.text}»
        </li>
      </ul>
      <p>
        No escribas datos de salud en las notas de una sesión ni en el formulario de contacto: ahí no los pedimos ni los
        necesitamos. Bandeja da información general; no es consejo médico.
      </p>
    </>
  ),
};

export const purposes: LegalSection = {
  id: 'finalidades',
  title: 'Para qué los usamos y con qué base legal',
  body: (
    <DataTable
      caption="Finalidades y bases legales"
      head={['Para qué', 'Base legal']}
      rows={[
        ['Abrir tu cuenta, preparar tu semana, guiar tus sesiones y guardarlas', 'El contrato contigo (6.1.b RGPD)'],
        ['Adaptar el plan a tus lesiones, tus molestias y tu salud', 'Tu consentimiento explícito (6.1.a y 9.2.a)'],
        [
          'Recordar lo que cuentas de ti a tu entrenador',
          'El contrato contigo (6.1.b); si es de salud, tu consentimiento explícito (9.2.a)',
        ],
        [
          'Que un servicio externo de inteligencia artificial ayude a tu entrenador a contestarte, si lo activas',
          'Tu consentimiento (6.1.a); explícito, si habla de salud (9.2.a)',
        ],
        ['Enseñarte cómo cambia tu peso', 'Tu consentimiento explícito (6.1.a y 9.2.a)'],
        [
          'Que el entrenador aprenda de lo que corriges',
          'Tu consentimiento (6.1.a); explícito, si habla de salud (9.2.a)',
        ],
        ['Avisarte en tus dispositivos, si lo activas', 'El contrato contigo: lo pides tú (6.1.b)'],
        ['Enviar tus sesiones a Strava, si lo conectas', 'El contrato contigo: lo pides tú (6.1.b)'],
        ['Confirmar tu email y cambiar tu contraseña', 'El contrato contigo (6.1.b)'],
        ['Enviarte la rutina gratuita o el plan del cuestionario que pides', 'Tu consentimiento (6.1.a)'],
        ['Enviarte consejos y novedades', 'Tu consentimiento confirmado (6.1.a y artículo 21 LSSI)'],
        ['Contestar a lo que nos escribes', 'Nuestro interés legítimo, y el tuyo, en que tengas respuesta (6.1.f)'],
        [
          'Cobrar y facturar, cuando contrates un plan de pago',
          'El contrato y la ley fiscal y mercantil (6.1.b y 6.1.c)',
        ],
        ['Frenar abusos y no volver a escribir a quien se dio de baja', 'Nuestro interés legítimo (6.1.f)'],
      ]}
    />
  ),
};

export const consents: LegalSection = {
  id: 'consentimientos',
  title: 'Tus consentimientos, palabra por palabra',
  body: (
    <>
      <p>
        Cada consentimiento se guarda con la versión del texto que viste, la fecha y, si lo retiras, cuándo; los de los
        formularios, también con su página. Estos son los textos actuales:
      </p>
      <DataTable
        caption="Textos de consentimiento en vigor"
        head={['Dónde', 'Texto y versión']}
        rows={[
          ['Formularios', <Wording key="terms" {...leadConsents.terms} />],
          ['Consejos y novedades', <Wording key="marketing" {...leadConsents.marketing} />],
          ['Cuestionario', <Wording key="quiz" {...leadConsents.quiz} />],
          ['Lesiones', <Wording key="injuries" {...profileConsents.injuries} />],
          ['Respuestas sobre salud', <Wording key="screening" {...profileConsents.screening} />],
          ['Molestias', <Wording key="discomforts" {...profileConsents.discomforts} />],
          ['Enfermedad', <Wording key="illness" {...profileConsents.illness} />],
          ['Lo que cuentas de tu salud al entrenador', <Wording key="healthFacts" {...profileConsents.healthFacts} />],
          ['Servicio externo para tu entrenador', <Wording key="outside" {...profileConsents.outsideModel} />],
          ['Tu salud con ese servicio', <Wording key="outsideHealth" {...profileConsents.outsideHealth} />],
          ['Peso de cada día', <Wording key="bodyWeight" {...profileConsents.bodyWeight} />],
          ['Correcciones para aprender', <Wording key="learning" {...profileConsents.learning} />],
          ['Menores de 14 años', <Wording key="guardian" {...profileConsents.guardian} />],
        ]}
      />
      <p>Retirar un consentimiento es tan fácil como darlo y no afecta a lo que se hizo antes.</p>
    </>
  ),
};

function Wording({ text, version }: { text: string; version: string }) {
  return (
    <>
      «{text}» <small>Versión {version}.</small>
    </>
  );
}
