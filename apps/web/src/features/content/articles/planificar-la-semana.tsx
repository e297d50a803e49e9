import type { ArticleBody } from '#features/content/articles/article.ts';
import { Cite } from '#features/content/articles/cite.tsx';
import { StepBote } from '#features/content/articles/drawings/step-bote.tsx';
import { DataTable, Figure } from '#features/content/articles/parts.tsx';
import {
  acsm2009,
  foster2021,
  frandsen2025,
  schumann2022,
  who2020,
} from '#features/content/articles/sources-training.ts';

/** The planner's rules (docs/training.md#weekly-rules), written for a player. */
export const body: ArticleBody = {
  lead: 'Una buena semana no es la más dura. Es la que te deja llegar al partido con piernas y repetir el lunes siguiente.',
  sources: [who2020, acsm2009, schumann2022, frandsen2025, foster2021],
  sections: [
    {
      id: 'cuanto-cabe',
      title: 'Cuánto cabe en tu semana',
      content: (
        <>
          <p>
            Empieza por los días que de verdad tienes, aunque te gustaría tener más. Este es el reparto que usamos en
            Bandeja:
          </p>
          <DataTable
            caption="Sesiones y partidos según los días disponibles"
            head={['Días', 'Entrenamientos', 'Partidos', 'Un ejemplo']}
            rows={[
              ['2', '1', '1', 'Martes y sábado'],
              ['3', '2', '1', 'Lunes, miércoles y sábado'],
              ['4', '2', '2', 'Lunes, miércoles, viernes y domingo'],
              ['5', '3', '2', 'Lunes, martes, jueves, viernes y domingo'],
              ['6 o 7', '3', '3', 'Todos menos uno: siempre queda un día libre'],
            ]}
          />
          <p>
            Como mínimo para la salud, la OMS recomienda a los adultos de 150 a 300 minutos semanales de actividad
            moderada, o de 75 a 150 de intensa, y fuerza al menos dos días
            <Cite of={who2020} />. A lo primero ayudan los partidos. A lo segundo no: por eso, con dos entrenamientos o
            más, uno es siempre de fuerza.
          </p>
        </>
      ),
    },
    {
      id: 'duro-medio-suave',
      title: 'Duro, medio y suave',
      content: (
        <>
          <p>
            Antes de colocar nada, pon a cada sesión su etiqueta. Un partido cuenta como día duro, aunque lo juegues con
            amigos.
          </p>
          <DataTable
            caption="Qué es cada cosa"
            head={['Día', 'Qué incluye']}
            rows={[
              ['Duro', 'Partido, intervalos, fuerza explosiva, pliometría y fuerza de nivel intermedio o avanzado.'],
              ['Medio', 'Fuerza básica, trabajo funcional, técnica y táctica.'],
              ['Suave', 'Movilidad, cardio con el que puedes conversar, rutina mental y descanso.'],
            ]}
          />
        </>
      ),
    },
    {
      id: 'seis-reglas',
      title: 'Seis reglas para colocar los días',
      content: (
        <>
          <ol>
            <li>
              <div>
                <strong>La víspera del partido, nada duro.</strong> Si tiene que haber sesión, que sea media o suave.
              </div>
            </li>
            <li>
              <div>
                <strong>Dos días duros seguidos, no.</strong> Y dos partidos, mejor con un día en medio.
              </div>
            </li>
            <li>
              <div>
                <strong>48 horas entre sesiones de fuerza de los mismos músculos</strong>
                <Cite of={acsm2009} />. Lunes piernas y martes piernas no suma el doble.
              </div>
            </li>
            <li>
              <div>
                <strong>Tres días seguidos como mucho.</strong> El cuarto, libre o suave.
              </div>
            </li>
            <li>
              <div>
                <strong>Nunca dos sesiones duras el mismo día.</strong>
              </div>
            </li>
            <li>
              <div>
                <strong>Un día entero sin nada.</strong> También es entrenar.
              </div>
            </li>
          </ol>
          <Figure
            label="Semana de ejemplo con cuatro días. Lunes, fuerza, 60 minutos. Miércoles, cardio, 45 minutos. Viernes, partido, 90 minutos. Domingo, partido, 90 minutos. Martes, jueves y sábado, descanso."
            caption="Cuatro días: lunes, fuerza; miércoles, cardio; viernes y domingo, partido. La altura de cada bote son los minutos; lo plano, descanso."
          >
            <StepBote
              height={90}
              steps={[
                { state: 'done', height: 60, label: '60', caption: 'L' },
                { state: 'rest', height: 0, caption: 'M' },
                { state: 'done', height: 45, label: '45', caption: 'X' },
                { state: 'rest', height: 0, caption: 'J' },
                { state: 'done', height: 90, label: '90 min', caption: 'V' },
                { state: 'rest', height: 0, caption: 'S' },
                { state: 'done', height: 90, label: '90 min', caption: 'D' },
              ]}
            />
          </Figure>
        </>
      ),
    },
    {
      id: 'alrededor-del-partido',
      title: 'Alrededor del partido',
      content: (
        <DataTable
          caption="De dos días antes al día después"
          head={['Cuándo', 'Qué toca']}
          rows={[
            ['Dos días antes', 'Lo último duro de la semana, 60 minutos como mucho.'],
            ['La víspera', 'Movilidad, rutina mental o descanso.'],
            ['El día', 'Quince minutos de calentamiento. Estirar quieto no lo sustituye.'],
            ['El día después', 'Suave si le pusiste 7 o más sobre 10, o si jugaste 90 minutos o más.'],
            ['Dos partidos en fin de semana', 'El lunes, suave.'],
          ]}
        />
      ),
    },
    {
      id: 'segun-tu-objetivo',
      title: 'Qué entrenar según tu objetivo',
      content: (
        <>
          <DataTable
            caption="Por dónde empezar si entrenas dos días además de jugar"
            head={['Quieres', 'Primer día', 'Segundo día']}
            rows={[
              ['Mejorar la técnica', 'Técnica en pista', 'Fuerza'],
              ['Ganar resistencia', 'Cardio', 'Fuerza'],
              ['Ganar fuerza', 'Fuerza', 'Fuerza explosiva'],
              ['Mejorar la movilidad', 'Flexibilidad', 'Fuerza'],
              ['Prevenir lesiones', 'Fuerza (hombro, codo o pierna)', 'Trabajo funcional'],
              ['Competir', 'Fuerza explosiva', 'Fuerza'],
            ]}
          />
          <p>
            Si empiezas ahora, cambia la fuerza explosiva por fuerza normal durante las cuatro primeras semanas. Para
            competir, si tienes un tercer día, que sea de cardio.
          </p>
          <p>
            Cuando juntes cosas en una sesión, el orden es potencia, fuerza, intervalos y movilidad. Al revisar 43
            estudios, la fuerza explosiva mejoraba menos si se entrenaba resistencia además, y sobre todo en la misma
            sesión; con tres horas o más entre las dos, la diferencia dejaba de ser clara
            <Cite of={schumann2022} />.
          </p>
        </>
      ),
    },
    {
      id: 'semanas-de-ejemplo',
      title: 'Tres semanas de ejemplo',
      content: (
        <>
          <DataTable
            caption="Las mismas reglas con dos, tres y cinco días"
            head={['Días', 'La semana', 'Por qué así']}
            rows={[
              ['2', 'Martes, fuerza. Sábado, partido.', 'Cuatro noches de margen entre la fuerza y el partido.'],
              [
                '3',
                'Lunes, fuerza. Miércoles, técnica en pista. Sábado, partido.',
                'Lo más duro, lejos; lo que afina el golpe, más cerca.',
              ],
              [
                '5',
                'Lunes, fuerza. Martes, técnica. Jueves, partido. Viernes, movilidad. Domingo, partido.',
                'Cada partido tiene una víspera libre, y el día después del primero es suave.',
              ],
            ]}
          />
          <p>
            ¿Juegas liga los martes por la noche? Deja el partido y mueve todo lo demás: fuerza el jueves, técnica el
            sábado y el lunes libre. Si solo tienes un día aparte del partido, que sea el de fuerza.
          </p>
        </>
      ),
    },
    {
      id: 'cuando-se-rompe',
      title: 'Cuando la semana se rompe',
      content: (
        <>
          <p>Se romperá. Tres cosas ayudan a que no pase nada:</p>
          <ul>
            <li>Lo que no hiciste no se recupera: no lo sumes al día siguiente.</li>
            <li>
              Cuidado con la sesión heroica. En 5205 corredores, las lesiones subían cuando una sola carrera superaba en
              más del 10&nbsp;% la más larga de los últimos 30 días
              <Cite of={frandsen2025} />. Son corredores, pero el aviso vale.
            </li>
            <li>
              Si has parado dos semanas o más, vuelve con un 60–70&nbsp;% de lo que hacías; tras cuatro, con la mitad.
              Es criterio de entrenador.
            </li>
          </ul>
          <p>
            Para saber cuánto es «lo que hacías», media hora después de cada sesión ponle un esfuerzo de 0 a 10 y
            multiplícalo por los minutos. Es un método sencillo y con más de 25 años de estudios detrás
            <Cite of={foster2021} />.
          </p>
        </>
      ),
    },
  ],
  tomorrow: [
    'Escribe los días que tienes de verdad y marca primero los partidos.',
    'Deja libre o suave la víspera de cada partido.',
    'Coloca una sesión de fuerza lo más lejos posible del partido.',
    'Lo que sobre, repártelo sin juntar dos días duros.',
  ],
};
