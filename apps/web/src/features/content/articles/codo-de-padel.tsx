import type { ArticleBody } from '#features/content/articles/article.ts';
import { Cite } from '#features/content/articles/cite.tsx';
import { Aside, DataTable, Figure } from '#features/content/articles/parts.tsx';
import { dahmen2023, garcia2019, thomas2023 } from '#features/content/articles/sources-padel.ts';
import { silbernagel2007, tyler2010 } from '#features/content/articles/sources-training.ts';

const zones = [
  { range: '0–3', word: 'Sigue', sentence: 'La carga es la adecuada.', look: 'pain-go' },
  { range: '4–5', word: 'Baja', sentence: 'Menos peso, menos recorrido o menos series.', look: 'pain-less' },
  { range: '6–10', word: 'Para', sentence: 'Por hoy, se acabó esa zona.', look: 'pain-stop' },
] as const;

function PainScale() {
  return (
    <div className="pain-scale" aria-hidden="true">
      {zones.map(({ range, word, sentence, look }) => (
        <div key={range} className={look}>
          <span className="num">{range}</span>
          <b>{word}</b>
          <small>{sentence}</small>
        </div>
      ))}
    </div>
  );
}

/** F27–F29, L11 and the pain rule (docs/training.md#protocols); limits of advice: docs/training.md#never-recommend */
export const body: ArticleBody = {
  lead: 'Es el diagnóstico que más se repite entre quienes juegan en España. A menudo no hace falta dejar de entrenar, pero sí dosificar, ir despacio y saber cuándo consultar.',
  sources: [dahmen2023, garcia2019, thomas2023, silbernagel2007, tyler2010],
  sections: [
    {
      id: 'que-es',
      title: 'A qué se llama codo de pádel',
      content: (
        <>
          <Aside title="Antes de seguir">
            <p>
              Este texto no diagnostica ni sustituye a un profesional sanitario. Si has notado un chasquido, el codo
              está deformado o no puedes moverlo, no entrenes y busca atención médica.
            </p>
            <p>Si te duele el brazo izquierdo y además notas opresión en el pecho, para ahora mismo y llama al 112.</p>
          </Aside>
          <p>
            Se llama así a la molestia en la cara externa del codo, donde nacen los músculos que levantan la muñeca y
            fijan la pala. El nombre sanitario es epicondilalgia. Suele notarse al apretar la mano, en la volea y en el
            revés.
          </p>
          <p>Que te moleste ahí no quiere decir que sea eso. Quien lo dice es quien te explora.</p>
        </>
      ),
    },
    {
      id: 'numeros',
      title: 'Lo que dicen los números',
      content: (
        <ul>
          <li>
            En una revisión de ocho estudios y 2022 jugadores, el codo es la zona que más se lesiona, por delante de la
            rodilla, el hombro y la zona lumbar
            <Cite of={dahmen2023} />.
          </li>
          <li>
            Entre jugadores españoles, la epicondilitis fue el diagnóstico más frecuente. La mayoría de las lesiones
            llegaron hacia el final del partido o del entrenamiento
            <Cite of={garcia2019} />.
          </li>
          <li>
            De 127 aficionados italianos, el 79&nbsp;% se había lesionado en el último año, y el 14&nbsp;% de las
            lesiones eran de codo
            <Cite of={thomas2023} />. Hubo más entre quienes jugaban de 3,5 a 5 horas por semana y con palas de 356 a
            375 gramos. Es una asociación: no prueba que la pala tenga la culpa.
          </li>
        </ul>
      ),
    },
    {
      id: 'dosificar',
      title: 'Ajusta la dosis',
      content: (
        <>
          <p>
            La idea viene de otro tendón. A 38 personas con molestias en el de Aquiles se les puso el mismo programa de
            ejercicio. La mitad siguió corriendo y saltando con un control del dolor; la otra mitad lo dejó seis
            semanas. Mejoraron las dos, sin diferencias claras
            <Cite of={silbernagel2007} />.
          </p>
          <p>En el codo no está igual de probado, pero la regla sirve para decidir cada día con qué te quedas:</p>
          <Figure
            label="Escala de molestia de 0 a 10. De 0 a 3: sigue, la carga es la adecuada. De 4 a 5: baja, con menos peso, menos recorrido o menos series. De 6 a 10: para, por hoy se acabó esa zona."
            caption="La regla de 3 sobre 10. El estudio aceptaba hasta 5; aquí preferimos quedarnos cortos."
          >
            <PainScale />
          </Figure>
          <p>
            Hay una segunda condición: a las 24 horas no debe estar peor. Si lo está, la última sesión fue demasiado,
            aunque mientras la hacías no te molestara. Mientras tanto, puedes seguir con piernas, tronco y cardio suave
            si el codo no protesta.
          </p>
        </>
      ),
    },
    {
      id: 'ejercicios',
      title: 'Tres ejercicios lentos',
      content: (
        <>
          <DataTable
            caption="El primero o el segundo: cada día, solo uno de los dos"
            head={['Ejercicio', 'Series', 'Descanso', 'Con qué']}
            exercises={{
              'Extensión excéntrica de muñeca': 'extension-excentrica-de-muneca',
              'Giro de Tyler': 'giro-de-tyler',
              'Apretar y soltar': 'apretar-y-soltar-pelota',
              'Antebrazo, por las dos caras': 'antebrazo-flexor-y-extensor',
            }}
            rows={[
              ['Extensión excéntrica de muñeca', '3 × 12–15 por brazo', '45 s', 'Mancuerna de medio kilo o un kilo'],
              ['Giro de Tyler', '3 × 15', '45 s', 'Barra flexible, la más blanda'],
              ['Apretar y soltar', '3 × 20 s por mano', '45 s', 'Una bola gastada'],
              ['Antebrazo, por las dos caras', '2 × 30 s por lado', '15 s', 'Nada: para terminar'],
            ]}
          />
          <h3>La extensión excéntrica, bien hecha</h3>
          <ol>
            <li>
              <div>
                Siéntate y apoya el antebrazo en el muslo, con la palma hacia abajo y la mano por delante de la rodilla.
              </div>
            </li>
            <li>
              <div>Sube la mancuerna con ayuda de la otra mano.</div>
            </li>
            <li>
              <div>Quita la ayuda y baja en cuatro segundos. El trabajo es este.</div>
            </li>
            <li>
              <div>Vuelve a subirla con la mano libre. La lentitud importa más que el peso.</div>
            </li>
          </ol>
          <p>
            El giro de Tyler consiste en retorcer una barra de goma y dejar que se destuerza despacio con la muñeca que
            molesta. Sale de un ensayo pequeño: 21 personas con molestias desde hacía meses. Quienes lo añadieron a su
            fisioterapia, 3 × 15 al día durante unas siete semanas, mejoraron bastante más que el resto
            <Cite of={tyler2010} />. Tómalo como una buena pista: eran pocas personas y el ensayo no iba de pádel. En
            Bandeja, la rutina que junta este trabajo es «Codo y muñeca para voleas».
          </p>
        </>
      ),
    },
    {
      id: 'en-la-pista',
      title: 'Qué cambiar en la pista',
      content: (
        <ul>
          <li>Agarra suave y aprieta solo en el impacto. Entre golpes, descansa la pala en la mano libre.</li>
          <li>Volea con el gesto corto y la pala delante; no muñequees.</li>
          <li>
            Además de bajar la velocidad, quita series. Un carro entero de voleas cuando ya molesta no enseña nada.
          </li>
          <li>Pesa tu pala, con overgrip incluido. Si es pesada, prueba otra más ligera antes de comprar.</li>
          <li>Calienta un cuarto de hora y no alargues el último set por orgullo.</li>
        </ul>
      ),
    },
    {
      id: 'cuando-consultar',
      title: 'Cuándo ir al fisioterapeuta o al médico',
      content: (
        <>
          <ul>
            <li>Duele de noche o en reposo.</li>
            <li>Pasa de 3 sobre 10 en cosas de cada día, como abrir un bote.</li>
            <li>No ha mejorado después de 7–10 días de bajar la carga.</li>
            <li>Notas hormigueo o pérdida de fuerza en la mano.</li>
            <li>El codo está hinchado, caliente o rojo, o empezó con un golpe.</li>
            <li>Tienes una enfermedad, un tratamiento o una operación reciente que te haga dudar.</li>
          </ul>
          <p>
            Nadie serio te dará por internet una fecha para volver. Depende de cómo responda tu codo, y eso lo valora
            quien te ve.
          </p>
        </>
      ),
    },
  ],
  tomorrow: [
    'Apunta de 0 a 10 cuánto molesta al apretar la mano. Repítelo a la misma hora al día siguiente de jugar.',
    'Haz 3 × 12 de extensión excéntrica con medio kilo, sin pasar de 3 sobre 10.',
    'Si hay partido, agarre suave y un set menos. Si la molestia pasa de 5, hoy toca piernas.',
    'Si ya llevas más de diez días así, pide cita.',
  ],
};
