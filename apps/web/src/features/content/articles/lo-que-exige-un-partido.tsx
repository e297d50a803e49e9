import type { ArticleBody } from '#features/content/articles/article.ts';
import { Cite } from '#features/content/articles/cite.tsx';
import { BarChart } from '#features/content/articles/drawings/bar-chart.tsx';
import { DataTable, Figure } from '#features/content/articles/parts.tsx';
import {
  arriaza,
  carnero2024,
  castillo2014,
  courel2017,
  martin2024,
  miniReview2023,
  padelAddict,
  padelMba,
  ungureanu2022,
} from '#features/content/articles/sources-padel.ts';
import { buchheit2013, rupprecht2021, tanaka2001 } from '#features/content/articles/sources-training.ts';

/** The figures of a match and their consequences for training (docs/training.md#match-demands). */
export const body: ArticleBody = {
  lead: 'Noventa minutos de reloj y apenas media hora con la bola en juego. Estos son los números de un partido y lo que cambian en tu entrenamiento.',
  sources: [
    arriaza,
    padelMba,
    ungureanu2022,
    courel2017,
    martin2024,
    miniReview2023,
    tanaka2001,
    castillo2014,
    carnero2024,
    padelAddict,
    rupprecht2021,
    buchheit2013,
  ],
  sections: [
    {
      id: 'media-hora',
      title: 'Media hora de bola',
      content: (
        <>
          <p>
            Un partido de aficionados dura unos 90 minutos, y la bola está en juego algo más del 30&nbsp;% de ese tiempo
            <Cite of={arriaza} />. Por sets, unos 30 minutos cada uno y entre el 30 y el 35&nbsp;% de juego real
            <Cite of={padelMba} />. El resto es andar, recoger bolas, hablar con tu pareja y respirar.
          </p>
          <p>
            Dicho de otra forma: por cada segundo de esfuerzo tienes unos dos de pausa. Esa proporción, uno a dos, es la
            que hay que entrenar. En ligas por debajo de la élite, el tiempo de juego real es todavía menor
            <Cite of={ungureanu2022} />.
          </p>
        </>
      ),
    },
    {
      id: 'puntos',
      title: 'Puntos de diez a quince segundos',
      content: (
        <>
          <Figure
            label="Duración media de un punto profesional. Hombres en 2013: 8,4 segundos la pareja perdedora y 10,4 la ganadora. En 2020: de 13,5 a 14,8 segundos los hombres y de 14,4 a 16,2 las mujeres."
            caption={
              <>
                Duración media de un punto, en segundos. Tramo claro: el margen que da el estudio
                <Cite of={courel2017} />
                <Cite of={martin2024} />.
              </>
            }
            table={{
              caption: 'Duración media de un punto en pádel profesional',
              head: ['Quién', 'Año', 'Segundos'],
              rows: [
                ['Hombres, pareja perdedora', '2013', '8,4'],
                ['Hombres, pareja ganadora', '2013', '10,4'],
                ['Hombres', '2020', '13,5–14,8'],
                ['Mujeres', '2020', '14,4–16,2'],
              ],
            }}
          >
            <BarChart
              max={18}
              bars={[
                { label: 'Hombres 2013, pareja perdedora', value: '8,4 s', from: 8.4 },
                { label: 'Hombres 2013, pareja ganadora', value: '10,4 s', from: 10.4, isStrong: true },
                { label: 'Hombres 2020', value: '13,5–14,8 s', from: 13.5, to: 14.8 },
                { label: 'Mujeres 2020', value: '14,4–16,2 s', from: 14.4, to: 16.2 },
              ]}
            />
          </Figure>
          <p>
            Dos cosas llaman la atención. Quien gana juega puntos más largos. Y el 40&nbsp;% de los errores no forzados
            llega antes del segundo cuatro, es decir, más o menos entre el saque, el resto y la primera volea
            <Cite of={courel2017} again />. Antes de entrenar el punto eterno, asegura el principio.
          </p>
        </>
      ),
    },
    {
      id: 'pulso',
      title: 'Un pulso de intensidad media',
      content: (
        <>
          <p>
            En jugadores de distintos niveles, el corazón va entre el 70 y el 80&nbsp;% de su máximo
            <Cite of={miniReview2023} />. Para situarte, tu máximo es más o menos 208 menos 0,7 por tu edad, con un
            error de unos diez latidos
            <Cite of={tanaka2001} />. A los 40 años salen 180, así que un partido se mueve entre 126 y 144.
          </p>
          <p>
            Jugar mejor cuesta menos. En 24 jugadores, los de nivel alto iban a 132 pulsaciones de media y recorrían
            menos distancia; los otros dos grupos pasaban de 150
            <Cite of={castillo2014} />. La colocación es también preparación física.
          </p>
          <p>
            Si tienes una enfermedad del corazón, tensión alta o diabetes en tratamiento, consulta con tu médico antes
            de usar estos números.
          </p>
        </>
      ),
    },
    {
      id: 'piernas',
      title: 'Dos kilómetros y muchas frenadas',
      content: (
        <p>
          Los aficionados recorren unos 2000 metros por partido
          <Cite of={arriaza} again />. No es mucho. Lo que cansa es arrancar, frenar y girar. Aun así, después de
          partidos oficiales los jugadores de alto nivel saltaban más que antes, y lo que subía con la duración era el
          esfuerzo que decían notar
          <Cite of={carnero2024} />. Las piernas responden; lo que crece es la sensación de esfuerzo.
        </p>
      ),
    },
    {
      id: 'pausas',
      title: 'Las pausas también se entrenan',
      content: (
        <>
          <p>
            El reglamento deja unos 20 segundos entre puntos, 90 en los cambios de lado y 120 entre sets
            <Cite of={padelAddict} />. Comprueba el tuyo, que cambia de una temporada a otra. En un partido de 90
            minutos pasas más tiempo ahí que jugando, así que merece un plan:
          </p>
          <ul>
            <li>
              <strong>Entre puntos:</strong> suelta la mano de la pala, una respiración larga, una palabra con tu pareja
              y una sola idea para el siguiente.
            </li>
            <li>
              <strong>En el cambio de lado:</strong> siéntate, bebe y decidid un solo ajuste.
            </li>
            <li>
              <strong>Entre sets:</strong> camina un poco antes de volver; si te enfrías, da unos pasos laterales.
            </li>
          </ul>
          <p>
            Tener siempre la misma rutina antes de actuar mejora el rendimiento en muchos deportes, con un efecto de
            tamaño medio
            <Cite of={rupprecht2021} />. Es de lo poco que puedes entrenar sin sudar.
          </p>
        </>
      ),
    },
    {
      id: 'a-la-semana',
      title: 'Del número al entrenamiento',
      content: (
        <>
          <DataTable
            caption="Qué entrenar con cada dato"
            head={['Dato', 'Ejercicio', 'Dosis']}
            rows={[
              ['Esfuerzo y pausa, uno a dos', 'Desplazamientos 10/20', '10 veces 10 s, con 20 s de pausa'],
              ['Puntos largos', 'Intervalos 15/15 en pista', '12 veces 15 s, con 15 s de pausa'],
              ['Frenar y arrancar', 'Sprints 5 + 5 m (nivel avanzado)', '8 veces, con 20 s de pausa'],
              ['Cambios de lado de 90 s', 'Bloques de intervalos', '8–12 repeticiones y 90–120 s entre bloques'],
              ['Pulso al 70–80\u00a0%', 'Caminar deprisa, trotar o bici', '20–45 min pudiendo conversar'],
              ['Errores antes del segundo 4', 'Saque con objetivo y resto con dirección', '4 × 10, con 45 s de pausa'],
            ]}
          />
          <p>
            Los intervalos cortos y los sprints encajan bien en los deportes de raqueta
            <Cite of={buchheit2013} />. Empieza por el 10/20 y pasa al 15/15 cuando las diez repeticiones te salgan
            iguales. El 15/15 es más denso que el propio partido: con uno por semana basta, y nunca la víspera de jugar.
          </p>
        </>
      ),
    },
    {
      id: 'letra-pequena',
      title: 'La letra pequeña',
      content: (
        <p>
          Casi todos estos datos vienen de profesionales y de finales. De aficionados se sabe poco, y el juego ha
          cambiado desde 2013. Úsalos para decidir qué entrenar y olvídate de compararte.
        </p>
      ),
    },
  ],
  tomorrow: [
    'En tu próximo partido, cuenta cuántos puntos pierdes antes del cuarto golpe.',
    'Haz un bloque de 10/20: diez repeticiones y para, aunque te sobre.',
    'Si llevas pulsómetro, mira la media, que el pico engaña. Si no, pregúntate si podrías conversar entre puntos.',
  ],
};
