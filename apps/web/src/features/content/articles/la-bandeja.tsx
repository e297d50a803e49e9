import type { ArticleBody } from '#features/content/articles/article.ts';
import { Cite } from '#features/content/articles/cite.tsx';
import { BandejaDrawing } from '#features/content/articles/drawings/bandeja-drawing.tsx';
import { DataTable, Figure } from '#features/content/articles/parts.tsx';
import { courel2015, escudero2020, munoz2022, sanchezSmash2020 } from '#features/content/articles/sources-padel.ts';
import { andersson2017 } from '#features/content/articles/sources-training.ts';

export const body: ArticleBody = {
  lead: 'No es un remate flojo. Es el golpe que te deja seguir en la red cuando te tiran un globo. Casi nunca gana el punto: lo conserva.',
  sources: [sanchezSmash2020, courel2015, escudero2020, munoz2022, andersson2017],
  sections: [
    {
      id: 'para-que-sirve',
      title: 'Para qué sirve',
      content: (
        <>
          <p>
            En ocho finales profesionales, cuatro masculinas y cuatro femeninas, se analizaron 1015 golpes por alto. La
            bandeja fue el más usado, y casi nueve de cada diez veces el punto siguió vivo
            <Cite of={sanchezSmash2020} />. El remate plano y el liftado acaban en punto cerca del 60&nbsp;% de las
            veces, pero pierden eficacia en cuanto te alejas de la red.
          </p>
          <p>
            Léelo así: la bandeja no está para ganar. Está para que no te quiten la red, que es donde se gana alrededor
            del 80&nbsp;% de los puntos
            <Cite of={courel2015} />.
          </p>
          <p>
            Quien defiende también lo sabe. En el circuito profesional femenino, el globo fue el golpe más eficaz para
            alcanzar la posición de ataque
            <Cite of={escudero2020} />. Tu bandeja es la respuesta a ese globo.
          </p>
        </>
      ),
    },
    {
      id: 'cinco-gestos',
      title: 'La bandeja en cinco gestos',
      content: (
        <>
          <ol>
            <li>
              <div>
                <strong>Ponte de lado pronto.</strong> En cuanto sube el globo, perfílate con la pala arriba y señala la
                bola con la mano libre.
              </div>
            </li>
            <li>
              <div>
                <strong>Retrocede con pasos cruzados.</strong> Nunca de espaldas: pierdes la bola y el equilibrio.
              </div>
            </li>
            <li>
              <div>
                <strong>Golpea alto y por delante.</strong> No dejes que el globo baje hasta el hombro.
              </div>
            </li>
            <li>
              <div>
                <strong>Corta hacia la esquina.</strong> Busca que bote al fondo y salga baja del cristal, aunque vaya
                lenta. La profundidad molesta más que la velocidad.
              </div>
            </li>
            <li>
              <div>
                <strong>Vuelve a la red.</strong> Aprovecha la inercia del golpe y recupera tu sitio, a dos o tres
                metros de la red, antes del siguiente globo.
              </div>
            </li>
          </ol>
          <Figure
            ground="court"
            label="La bandeja vista de lado y desde arriba. Se golpea a unos 2,3 metros de altura, entre la línea de saque y la red; pasa alta sobre la red, bota al fondo junto a la esquina y sale baja del cristal. Después, el jugador vuelve hacia la red."
            caption="De lado y desde arriba, en proporción. 1: impacto alto, entre la línea de saque y la red. 2: pasa la red con margen. 3: bota al fondo, cerca de la esquina. 4: sale baja del cristal. 5: vuelves a la red. La línea de puntos que llega a tu pala es el globo."
          >
            <BandejaDrawing />
          </Figure>
        </>
      ),
    },
    {
      id: 'cuando',
      title: 'Cuándo bandeja y cuándo otra cosa',
      content: (
        <>
          <DataTable
            caption="Qué golpe elegir según el globo"
            head={['El globo', 'Golpe', 'Por qué']}
            rows={[
              ['Corto, cerca de la red y con equilibrio', 'Remate', 'Es donde más gana.'],
              ['Medio, entre la línea de saque y la red', 'Bandeja', 'Conservas la red con poco riesgo.'],
              [
                'Medio, y llegas con comodidad',
                'Víbora',
                'Más velocidad y efecto lateral, hacia la reja o el cristal lateral. Antes, domina la bandeja.',
              ],
              ['Te pasa por el lado del revés', 'Gancho', 'Es un recurso: controla y espera otra bola.'],
              [
                'Te supera del todo',
                'Salida de pared',
                'Déjalo botar, defiende con calma y busca tú el siguiente globo.',
              ],
            ]}
          />
          <p>
            Si dudas entre dos golpes, elige el más lento de los dos. La duda suele querer decir que no llegas bien.
          </p>
        </>
      ),
    },
    {
      id: 'ejercicios',
      title: 'Cuatro ejercicios para entrenarla',
      content: (
        <>
          <DataTable
            caption="De menos a más; los dos últimos piden pista y compañía"
            head={['Ejercicio', 'Series', 'Descanso', 'En qué fijarte']}
            exercises={{
              'Rotación externa con goma': 'rotacion-externa-con-goma',
              'Bandeja y recuperar la red': 'bandeja-y-recuperar-la-red',
              'Red contra fondo a once puntos': 'red-contra-fondo-a-once-puntos',
            }}
            rows={[
              [
                'Rotación externa con goma',
                '3 × 15 por brazo',
                '45 s',
                'Codo pegado al costado, vuelta en tres tiempos.',
              ],
              ['Bandeja en sombra', '3 × 8', '45 s', 'De lado, pasos cruzados y tres pasos hacia la red al terminar.'],
              ['Bandeja y recuperar la red', '4 × 8', '60 s', 'Quien lanza el globo espera a que vuelvas a tu sitio.'],
              [
                'Red contra fondo a once puntos',
                '3 × 7 min',
                '90 s',
                'Arriba solo se remata el globo corto; el resto, bandeja.',
              ],
            ]}
          />
          <p>
            Cuenta cuántas botan más allá de la línea de saque. Cuando sean ocho de cada diez, pide globos más profundos
            o entrena la siguiente serie después de una volea, que es como llega en el partido. En Bandeja la sesión
            completa se llama «Bandeja y remate».
          </p>
        </>
      ),
    },
    {
      id: 'errores',
      title: 'Errores que se repiten',
      content: (
        <ul>
          <li>Retroceder de espaldas y perfilarte cuando la bola ya está encima.</li>
          <li>Esperarla abajo: el golpe sale hacia arriba y le regalas otro globo al rival.</li>
          <li>Querer ganar el punto. Más fuerza, menos profundidad y menos tiempo para volver.</li>
          <li>Quedarte mirando cómo ha quedado. La bandeja termina cuando estás otra vez en la red.</li>
        </ul>
      ),
    },
    {
      id: 'hombro',
      title: 'Cuida el hombro',
      content: (
        <>
          <p>
            En una encuesta a 950 aficionados, hombro y codo fueron las zonas del brazo más castigadas
            <Cite of={munoz2022} />. La bandeja pide menos fuerza que el remate, pero es el golpe por alto que más se
            repite.
          </p>
          <p>
            Fortalecer el hombro ayuda a reducir el riesgo: en balonmano de élite, un programa de fuerza y movilidad
            hecho tres veces por semana bajó los problemas de hombro
            <Cite of={andersson2017} />. En pádel no está probado; el gesto se parece y el coste es una goma.
          </p>
          <p>
            Si llegas con el hombro cargado, pide globos más cortos y golpea a media potencia. Si pasa de 3 sobre 10,
            deja los golpes por alto para otro día; si no mejora en 7–10 días, consulta con un fisioterapeuta o médico.
          </p>
        </>
      ),
    },
  ],
  tomorrow: [
    'Antes de jugar, 12 rotaciones con goma floja por brazo.',
    'En el partido, ponte un solo objetivo: después de cada bandeja, estar de vuelta en la red.',
    'En la próxima clase, pide 4 × 8 de bandeja y recuperar la red, con 60 segundos de descanso.',
  ],
};
