import type { LegalSection } from '#features/content/legal/legal-document.tsx';

export const health: LegalSection = {
  id: 'salud',
  title: 'Salud',
  body: (
    <>
      <p>
        <strong>Información general; no es consejo médico.</strong> Bandeja no diagnostica, no trata y no sustituye a un
        profesional sanitario. Entrenar con cabeza ayuda a reducir el riesgo de lesión; nadie puede prometer que no la
        haya.
      </p>
      <ul>
        <li>
          Consulta antes con un médico si tienes una enfermedad del corazón, hipertensión o diabetes en tratamiento, si
          estás embarazada o acabas de dar a luz, si te han operado hace poco o si un hueso o una articulación pueden
          empeorar.
        </li>
        <li>
          Para en el acto si notas dolor en el pecho, mareo, palpitaciones o una falta de aire que no es normal. Si es
          intenso o acaba de ocurrir, llama al 112.
        </li>
        <li>Deja de cargar una zona si el dolor pasa de 3 sobre 10 o al día siguiente estás peor, y consulta.</li>
        <li>Entrena en un lugar seguro y con material en buen estado.</li>
      </ul>
    </>
  ),
};

export const minors: LegalSection = {
  id: 'menores',
  title: 'Menores de edad',
  body: (
    <p>
      Con menos de 14 años hace falta el permiso de tu madre, padre o tutor, y con menos de 16 conviene entrenar con un
      adulto cualificado. Los planes de pago solo los puede contratar un mayor de edad.
    </p>
  ),
};

export const conduct: LegalSection = {
  id: 'uso',
  title: 'Un uso correcto',
  body: (
    <>
      <p>Bandeja es para entrenar. No está permitido:</p>
      <ul>
        <li>entrar en cuentas ajenas, saltarse los límites o los controles de seguridad, o intentarlo;</li>
        <li>cargar el servicio con peticiones automáticas que perjudiquen a los demás;</li>
        <li>
          escribir contenido ilegal, que insulte o que dañe derechos de otras personas, o datos de salud de terceros;
        </li>
        <li>revender el servicio o copiar su biblioteca de ejercicios y rutinas de forma masiva.</li>
      </ul>
      <p>Si descubres un fallo de seguridad, cuéntanoslo y danos tiempo para arreglarlo. Te lo agradeceremos.</p>
    </>
  ),
};

export const contents: LegalSection = {
  id: 'contenidos',
  title: 'De quién es cada cosa',
  body: (
    <>
      <p>
        El nombre, el programa, los dibujos, los textos y la biblioteca de ejercicios y rutinas pertenecen al titular o
        a quienes se los han licenciado. Puedes usarlos para entrenar tú, e imprimir o guardar lo que descargues para
        ese fin.
      </p>
      <p>
        Lo que escribes y registras es tuyo. Nos das permiso para guardarlo y mostrártelo, y para enseñar a otros solo
        lo que tú compartas. Una sesión compartida muestra su tipo, sus minutos y el nombre de la rutina, y puedes
        cerrarla cuando quieras.
      </p>
    </>
  ),
};
