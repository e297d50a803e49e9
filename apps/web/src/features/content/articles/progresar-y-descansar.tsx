import type { ArticleBody } from '#features/content/articles/article.ts';
import { Cite } from '#features/content/articles/cite.tsx';
import { StepBote } from '#features/content/articles/drawings/step-bote.tsx';
import { DataTable, ExerciseLink, Figure } from '#features/content/articles/parts.tsx';
import {
  acsm2009,
  bell2023,
  grgic2018,
  hackett2017,
  rogerson2024,
  zourdos2021,
} from '#features/content/articles/sources-training.ts';

/** docs/training.md#progression-and-deload */
export const body: ArticleBody = {
  lead: 'Subir cuando toca, parar antes del fallo y descargar antes de necesitarlo. Tres costumbres que caben en una libreta.',
  sources: [hackett2017, zourdos2021, acsm2009, grgic2018, bell2023, rogerson2024],
  sections: [
    {
      id: 'repeticiones-en-reserva',
      title: 'Guarda repeticiones',
      content: (
        <>
          <p>
            Las repeticiones en reserva (RIR) son las que podrías haber hecho todavía al dejar la serie. Terminas diez
            sentadillas y aún te salían tres: RIR 3. Si prefieres hablar de esfuerzo, resta de diez: RIR 3 es un 7 sobre
            10.
          </p>
          <DataTable
            caption="Cuántas guardar"
            head={['Nivel', 'RIR', 'Cómo se nota']}
            rows={[
              ['Principiante', '3–4', 'La última repetición va igual de rápida que la primera.'],
              ['Intermedio', '2–3', 'La última se frena un poco.'],
              ['Avanzado', '1–2', 'La última cuesta, sin perder la técnica.'],
            ]}
          />
          <p>
            Al fallo, nadie. Juegas al pádel: necesitas las piernas pasado mañana, y una serie al fallo las cobra caras
            sin que haga falta.
          </p>
          <p>
            ¿Y si calculas mal? Es normal. A 81 personas les pidieron que adivinaran cuántas les quedaban: fallaban por
            una más o menos cuando les quedaban cinco o menos, y por más de dos cuando les quedaban siete o más
            <Cite of={hackett2017} />. Otro trabajo vio lo mismo: cuanto más cerca del final, mejor se acierta
            <Cite of={zourdos2021} />. Así que haz la cuenta en las últimas repeticiones, cuando ya pesa.
          </p>
        </>
      ),
    },
    {
      id: 'subir-y-bajar',
      title: 'Cuándo subir y cuándo bajar',
      content: (
        <>
          <ul>
            <li>
              <strong>Te sobran.</strong> Si dos sesiones seguidas acabas todas las series con dos repeticiones de
              reserva más de las previstas, añade una o dos repeticiones por serie.
            </li>
            <li>
              <strong>Ya estás arriba.</strong> Cuando llegues al máximo de repeticiones que marca el ejercicio, sube el
              peso entre un 2 y un 10&nbsp;% y vuelve abajo
              <Cite of={acsm2009} />.
            </li>
            <li>
              <strong>Te faltan.</strong> Si acabas por debajo de lo previsto en más de una repetición, quita un
              5–10&nbsp;% de peso o una serie.
            </li>
          </ul>
          <p>
            Con un ejemplo se ve mejor. <ExerciseLink slug="sentadilla-goblet">Sentadilla goblet</ExerciseLink>, 3 × 10
            con 12 kilos y objetivo RIR 3:
          </p>
          <DataTable
            caption="Cuatro sesiones seguidas de un mismo ejercicio"
            head={['Sesión', 'Hecho', 'RIR', 'La próxima vez']}
            rows={[
              ['1', '3 × 10 · 12 kg', '5', 'Igual: con una vez no basta'],
              ['2', '3 × 10 · 12 kg', '5', '3 × 12 con 12 kg'],
              ['3', '3 × 12 · 12 kg', '3', 'Igual: estás en el objetivo'],
              ['4', '3 × 12 · 12 kg', '5', 'Si se repite, 3 × 10 con 13 kg'],
            ]}
          />
        </>
      ),
    },
    {
      id: 'entre-series',
      title: 'Cuánto descansar entre series',
      content: (
        <>
          <p>
            Menos de lo que se dice si empiezas, y más de lo que se hace si llevas años. En una revisión de 23 estudios,
            a quien no había entrenado le bastaban de 60 a 120 segundos; quien ya tenía experiencia necesitaba más de
            dos minutos para ganar la máxima fuerza
            <Cite of={grgic2018} />.
          </p>
          <p>
            Para un jugador eso se traduce así: 60–90 segundos en los ejercicios básicos, dos minutos en los pesados y
            en los saltos. Si al empezar la serie sigues sin aire, te falta descanso: eso ya es cardio.
          </p>
        </>
      ),
    },
    {
      id: 'saltos',
      title: 'Los saltos se cuentan',
      content: (
        <p>
          Cada aterrizaje es un contacto. Como tope por sesión usamos 60 si empiezas, 100 en nivel intermedio y 120 en
          avanzado, con 48–72 horas entre sesiones de saltos. Es menos de lo que recomiendan otros manuales, y a
          propósito: el partido ya trae los suyos.
        </p>
      ),
    },
    {
      id: 'descarga',
      title: 'La semana de descarga',
      content: (
        <>
          <p>
            Una descarga es una semana con menos trabajo para llegar mejor a la siguiente. La definición sale de un
            consenso de entrenadores de fuerza: menos estrés para quitar fatiga y volver con ganas
            <Cite of={bell2023} />. No es una semana en el sofá.
          </p>
          <Figure
            label="Cuatro semanas de entrenamiento: 150, 165 y 180 minutos, y una cuarta semana de descarga con 100 minutos."
            caption="Tres semanas que suben despacio y una de descarga. La altura son los minutos de entrenamiento, sin contar partidos."
          >
            <StepBote
              height={96}
              steps={[
                { state: 'done', height: 80, label: '150 min', caption: 'Sem. 1' },
                { state: 'done', height: 88, label: '165 min', caption: 'Sem. 2' },
                { state: 'done', height: 96, label: '180 min', caption: 'Sem. 3' },
                { state: 'planned', height: 53, label: '100 min', caption: 'Descarga' },
              ]}
            />
          </Figure>
          <ul>
            <li>
              <strong>Qué quitas:</strong> entre el 40 y el 50&nbsp;% de las series, y los saltos exigentes.
            </li>
            <li>
              <strong>Qué dejas:</strong> el peso, los ejercicios y los días. Y guardas una repetición más en cada
              serie.
            </li>
            <li>
              <strong>Cuándo:</strong> una de cada cuatro semanas si empiezas o tienes 50 años o más; una de cada seis
              en los demás casos.
            </li>
          </ul>
          <p>
            Es parecido a lo que hacen 246 deportistas de fuerza a los que se preguntó: algo más de seis días cada cinco
            o seis semanas
            <Cite of={rogerson2024} />. Muchos bajan además el peso; nosotros preferimos mantenerlo. Con jugadores de
            pádel nadie lo ha probado, así que es criterio de entrenador.
          </p>
          <p>
            Adelántala si se juntan dos de estas señales: tres sesiones te han costado dos puntos más de lo previsto,
            todos los días te pesan lo mismo mientras la semana crece, tres sesiones seguidas han salido mal o algo te
            molesta.
          </p>
        </>
      ),
    },
    {
      id: 'despues-de-parar',
      title: 'Después de un parón',
      content: (
        <p>
          Tras dos semanas sin entrenar, empieza con un 60–70&nbsp;% de lo que hacías. Tras cuatro, con la mitad. Y lo
          que se quedó sin hacer no se recupera. Si vuelves de una lesión, el ritmo lo marca quien te la ha tratado.
        </p>
      ),
    },
  ],
  tomorrow: [
    'En tu próxima sesión, escribe junto a cada serie cuántas te quedaban.',
    'Elige un solo ejercicio y aplícale la regla de subir o bajar durante tres semanas.',
    'Marca en el calendario tu próxima descarga y trátala como un partido: no se mueve.',
  ],
};
