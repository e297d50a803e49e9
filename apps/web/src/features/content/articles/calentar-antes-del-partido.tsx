import type { ArticleBody } from '#features/content/articles/article.ts';
import { Cite } from '#features/content/articles/cite.tsx';
import { StepBote } from '#features/content/articles/drawings/step-bote.tsx';
import { DataTable, ExerciseLink, Figure } from '#features/content/articles/parts.tsx';
import { arriaza, carnero2024 } from '#features/content/articles/sources-padel.ts';
import { andersson2017, behm2011, lauersen2014, simic2013 } from '#features/content/articles/sources-training.ts';

/** R01 step by step; evidence: docs/training.md#match-days */
export const body: ArticleBody = {
  lead: 'Cinco bloques, una goma y ningún estiramiento largo. Llegas al primer punto con calor, con el brazo suelto y con los pies despiertos.',
  sources: [arriaza, carnero2024, simic2013, behm2011, lauersen2014, andersson2017],
  sections: [
    {
      id: 'un-cuarto-de-hora',
      title: 'Por qué dedicarle un cuarto de hora',
      content: (
        <>
          <p>
            Preguntaron a 105 jugadores aficionados y solo 53 dijeron que calentaban. La mayoría de ellos, diez minutos
            o menos y casi siempre peloteando
            <Cite of={arriaza} />. En ese mismo grupo, las lesiones que más se repetían eran las de gemelo y tobillo.
          </p>
          <p>
            Hay un segundo dato que dice más. A 58 jugadores de alto nivel les midieron el salto antes y después de sus
            partidos oficiales, y saltaban más al terminar que al empezar
            <Cite of={carnero2024} />. Los autores concluyen que su calentamiento se podía mejorar. Dicho en corto:
            salían a la pista a medio gas.
          </p>
          <p>
            Calentar no te garantiza nada. Lo que consigue es que los tres primeros juegos dejen de ser tu
            calentamiento.
          </p>
        </>
      ),
    },
    {
      id: 'estirar-quieto',
      title: 'Estirar quieto no es calentar',
      content: (
        <>
          <p>
            Un metaanálisis de 104 estudios lo dejó claro: estirar sin moverte, como única preparación, resta algo de
            fuerza y conviene evitarlo
            <Cite of={simic2013} />. La pérdida es pequeña si cada estiramiento dura 45 segundos o menos. Otra revisión
            apunta en la misma dirección: corto y suave, apenas se nota
            <Cite of={behm2011} />.
          </p>
          <p>
            Tampoco protege por sí solo. Al juntar los ensayos de prevención, los programas de estiramientos no
            redujeron las lesiones; los de fuerza, sí
            <Cite of={lauersen2014} />. Ninguno se hizo en pádel, así que tómalo como una pista.
          </p>
          <p>Si hay un estiramiento que te da confianza, hazlo breve y sigue moviéndote después.</p>
        </>
      ),
    },
    {
      id: 'cinco-bloques',
      title: 'Los cinco bloques, paso a paso',
      content: (
        <>
          <Figure
            label="Cinco botes seguidos. El primero, de 6 minutos, es el más alto. Después vienen equilibrio, 1 minuto; goma, 2 minutos; giro y salida de pared, 2 minutos; y split step, 1 minuto."
            caption="Cada bote es un bloque; su altura, los minutos. Con las pausas y los cambios de posición, el total son 15."
          >
            <StepBote
              height={104}
              steps={[
                { state: 'done', height: 104, weight: 2.2, label: '6 min', caption: '1' },
                { state: 'done', height: 17, label: '1 min', caption: '2' },
                { state: 'done', height: 35, label: '2 min', caption: '3' },
                { state: 'done', height: 35, label: '2 min', caption: '4' },
                { state: 'done', height: 17, label: '1 min', caption: '5' },
              ]}
            />
          </Figure>
          <ol>
            <li>
              <div>
                <strong>Subir, activar, mover y ensayar (6 minutos).</strong> Cuatro fases de minuto y medio. Anda
                deprisa y da pasos laterales. Haz medias sentadillas, zancadas cortas y elevaciones de talones. Mueve
                tobillos, cadera, espalda y hombros con giros amplios, sin rebotes. Termina con derechas, reveses y
                voleas en sombra, de menos a más velocidad.
              </div>
            </li>
            <li>
              <div>
                <strong>Equilibrio a una pierna (20 segundos por lado).</strong> Rodilla algo flexionada, cadera
                nivelada y vista fija en un punto. Si te sobra, mueve los brazos como en una volea.
              </div>
            </li>
            <li>
              <div>
                <strong>
                  <ExerciseLink slug="rotacion-externa-con-goma">Rotación externa con goma</ExerciseLink> (12 por
                  brazo).
                </strong>{' '}
                Codo pegado al costado y en ángulo recto. Abre el antebrazo y vuelve contando tres. Con una goma floja
                activas el hombro sin cansarlo. En balonmano de élite, un programa de hombro hecho tres veces por semana
                dentro del calentamiento dejó los problemas de hombro, de media, en el 17&nbsp;% de los jugadores; sin
                él eran el 23&nbsp;%
                <Cite of={andersson2017} />.
              </div>
            </li>
            <li>
              <div>
                <strong>Giro y salida de pared en sombra (2 × 6 por lado).</strong> De espaldas al cristal, gira pies,
                cadera y hombros. Retrocede con pasos cortos, avanza y golpea delante. Cuenta en voz baja: bote, pared,
                golpe. Descansa 20 segundos entre series.
              </div>
            </li>
            <li>
              <div>
                <strong>
                  <ExerciseLink slug="split-step-con-reaccion">Split step con reacción</ExerciseLink> (2 × 15 segundos).
                </strong>{' '}
                Saltito bajo, caída sobre la parte delantera de los dos pies y dos pasos rápidos a un lado. Descansa 30
                segundos y haz la segunda serie a ritmo de partido.
              </div>
            </li>
          </ol>
          <p>
            Debes acabar con calor y sin cansancio. Si te falta el aire, has ido demasiado fuerte. En Bandeja lo tienes
            entero como rutina: «Calentamiento prepartido».
          </p>
        </>
      ),
    },
    {
      id: 'el-peloteo',
      title: 'El peloteo también tiene orden',
      content: (
        <>
          <p>Ya en la pista, ve de lo fácil a lo rápido. Esto es criterio de entrenador:</p>
          <ul>
            <li>Un par de minutos de derechas y reveses a media velocidad, dejando salir alguna bola del cristal.</li>
            <li>Voleas de control: pala alta, gesto corto, sin muñequear.</li>
            <li>Globos para quien está enfrente y bandejas a media potencia; después os cambiáis.</li>
            <li>
              Al final, unos saques por cada lado y dos o tres remates al 70&nbsp;%. El remate a tope con el hombro frío
              puede esperar.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'poco-tiempo',
      title: 'Si llegas con el tiempo justo',
      content: (
        <>
          <p>
            Recorta bloques, pero no te saltes la subida de pulso ni los golpes en sombra. Y juega los dos primeros
            juegos sin rematar a tope.
          </p>
          <DataTable
            caption="Qué hacer según el tiempo que tengas"
            head={['Tiempo', 'Qué haces']}
            rows={[
              ['5 minutos', 'Bloque 1 en versión corta (3 minutos), golpes en sombra y una serie de split step.'],
              ['10 minutos', 'Bloque 1 entero, goma y dos series de split step.'],
              ['15 minutos', 'Los cinco bloques.'],
            ]}
          />
          <p>
            Si la pista se retrasa más de diez minutos, repite un poco de pasos laterales y otra serie de split step.
          </p>
        </>
      ),
    },
    {
      id: 'cuando-parar',
      title: 'Cuándo toca parar',
      content: (
        <>
          <p>
            Si al calentar una zona te duele más de 3 sobre 10, hoy esa zona no juega. Si el dolor aparece de noche o en
            reposo, o no mejora en 7–10 días, pide cita con un fisioterapeuta o médico. Con fiebre no se juega.
          </p>
          <p>Y si notas dolor u opresión en el pecho, mareo o un ahogo que no es normal, para y llama al 112.</p>
        </>
      ),
    },
  ],
  tomorrow: [
    'Mete una goma floja en el paletero y déjala ahí.',
    'Llega 20 minutos antes y haz los cinco bloques sin prisa.',
    'Al acabar, apunta si los dos primeros juegos te han costado menos que otros días.',
  ],
};
