import type { ArticleBody } from '#features/content/articles/article.ts';
import { Cite } from '#features/content/articles/cite.tsx';
import { BarChart } from '#features/content/articles/drawings/bar-chart.tsx';
import { DataTable, Figure } from '#features/content/articles/parts.tsx';
import {
  buist2008,
  foster1998,
  foster2021,
  frandsen2025,
  impellizzeri2021,
  lolli2019,
  nielsen2014,
} from '#features/content/articles/sources-training.ts';

/** docs/training.md#what-the-evidence-allows */
export const body: ArticleBody = {
  lead: 'Una zona verde entre 0,8 y 1,3. Un 10\u00a0% más cada semana. Son reglas cómodas, caben en una pantalla y predicen poco. Por eso aquí no hacen de semáforo.',
  sources: [lolli2019, impellizzeri2021, frandsen2025, buist2008, nielsen2014, foster2021, foster1998],
  sections: [
    {
      id: 'que-es',
      title: 'Qué es el ACWR',
      content: (
        <>
          <p>
            Son las siglas en inglés de la relación entre carga aguda y crónica. Se divide lo que has entrenado esta
            semana entre la media de las cuatro últimas. Si sale 1, haces lo de siempre; si sale 1,5, la mitad más.
          </p>
          <p>
            Hasta aquí, nada que objetar: describe cómo ha cambiado tu semana. El problema llega cuando una aplicación
            pinta de verde el tramo de 0,8 a 1,3, lo llama zona segura y te habla de riesgo de lesión.
          </p>
        </>
      ),
    },
    {
      id: 'tres-grietas',
      title: 'Tres grietas',
      content: (
        <ol>
          <li>
            <div>
              <strong>Divide una parte entre el todo.</strong> La semana que va arriba en la división está también
              dentro de las cuatro de abajo. Esa trampa aritmética fabrica correlaciones que no están en el cuerpo de
              nadie
              <Cite of={lolli2019} />.
            </div>
          </li>
          <li>
            <div>
              <strong>Con números al azar sale parecido.</strong> Un grupo de investigación sustituyó la carga de las
              cuatro semanas por cifras inventadas y encontró asociaciones similares. Y a la hora de predecir, acertaba
              casi como una moneda: 0,57, donde 0,5 es puro azar
              <Cite of={impellizzeri2021} />.
            </div>
          </li>
          <li>
            <div>
              <strong>En un estudio enorme va al revés.</strong> En 5205 corredores seguidos durante 18 meses, un ACWR
              más alto se asoció con menos lesiones. El cambio de una semana a la siguiente no se relacionó con nada
              <Cite of={frandsen2025} />.
            </div>
          </li>
        </ol>
      ),
    },
    {
      id: 'diez-por-ciento',
      title: 'La regla del 10\u00a0%',
      content: (
        <>
          <p>
            «No subas más de un 10&nbsp;% por semana». Suena prudente. Se probó con 532 personas que empezaban a correr:
            la mitad siguió un plan de 13 semanas con esa regla y la otra mitad, uno normal de ocho. Se lesionó el
            20,8&nbsp;% y el 20,3&nbsp;%: lo mismo
            <Cite of={buist2008} />.
          </p>
          <p>
            ¿Y subir mucho más? En 874 corredores novatos, el total de lesiones no cambió entre quienes subían menos del
            10&nbsp;%, entre el 10 y el 30, o más. Algunas lesiones de repetición sí fueron algo más frecuentes por
            encima del 30&nbsp;%, aunque en el límite de lo que puede ser casualidad
            <Cite of={nielsen2014} />.
          </p>
          <p>Así que un 10&nbsp;% no es una frontera. Es una costumbre prudente, y como tal hay que contarla.</p>
        </>
      ),
    },
    {
      id: 'una-sola-sesion',
      title: 'Lo que sí dio señal: una sola sesión',
      content: (
        <>
          <p>
            Aquel mismo estudio de 5205 corredores miró otra cosa: cuánto superaba una carrera a la más larga de los 30
            días anteriores. Y ahí sí apareció una diferencia.
          </p>
          <Figure
            label="Tasa de lesión frente a las sesiones que no superan en más de un 10 % la más larga del mes, que valen 1. Entre el 10 y el 30 % más: 1,64. Entre el 30 y el 100 %: 1,52. Más del doble: 2,28."
            caption={
              <>
                Tasa de lesión por sobrecarga según cuánto supera una carrera a la más larga de los 30 días anteriores.
                La primera barra es la referencia
                <Cite of={frandsen2025} again />.
              </>
            }
            table={{
              caption: 'Razón de tasas e intervalo de confianza del 95\u00a0%',
              head: ['Aumento', 'Razón', 'Intervalo'],
              rows: [
                ['Hasta un 10\u00a0%', '1 (referencia)', '—'],
                ['Del 10 al 30\u00a0%', '1,64', '1,31–2,05'],
                ['Del 30 al 100\u00a0%', '1,52', '1,16–2,00'],
                ['Más del 100\u00a0%', '2,28', '1,50–3,48'],
              ],
            }}
          >
            <BarChart
              max={2.5}
              bars={[
                { label: 'Hasta un 10\u00a0% más', value: '1', from: 1 },
                { label: 'Del 10 al 30\u00a0%', value: '1,64', from: 1.64, isStrong: true },
                { label: 'Del 30 al 100\u00a0%', value: '1,52', from: 1.52, isStrong: true },
                { label: 'Más del doble', value: '2,28', from: 2.28, isStrong: true },
              ]}
            />
          </Figure>
          <p>
            Cuidado con lo que no dice. Son corredores, la medida es la distancia y nadie repartió a la gente por
            sorteo. No sabemos si en el pádel pasa igual. Pero se parece mucho a lo que cualquier entrenador ha visto:
            el torneo de tres partidos en un día después de un mes tranquilo.
          </p>
        </>
      ),
    },
    {
      id: 'que-miramos',
      title: 'Qué miramos en su lugar',
      content: (
        <>
          <p>
            Lo primero, una medida sencilla: el esfuerzo de 0 a 10, preguntado una media hora después, por los minutos
            <Cite of={foster2021} />. Un partido de 90 minutos a 6 son 540; una hora de fuerza a 5, 300. Sirve para
            compararte contigo. En 25 deportistas, las enfermedades leves llegaban cuando cada cual pasaba su umbral,
            distinto del de los demás
            <Cite of={foster1998} />.
          </p>
          <p>
            Después, unos topes que ponemos por prudencia: ningún estudio los fija. Al planificar tu semana, Bandeja
            aplica estos:
          </p>
          <DataTable
            caption="Los topes del plan, y por qué existen"
            head={['Tope', 'Valor', 'Motivo']}
            rows={[
              [
                'La semana entera',
                '+10\u00a0% o +20\u00a0%',
                'El menor, si empiezas, vuelves de un parón o tienes 60 años o más.',
              ],
              ['Una sola sesión', '+10\u00a0%', 'Sobre la mayor del último mes, cuando ya hay cuatro sesiones.'],
              [
                'Semanas muy ligeras',
                'Sin tope',
                'Por debajo de 300 en toda la semana, los porcentajes no dicen nada.',
              ],
            ]}
          />
          <p>
            Cuando un tope actúa, el plan elige una rutina más ligera y te dice por qué. No verás un color ni un
            porcentaje de riesgo: nadie puede calcularlo con esos datos.
          </p>
        </>
      ),
    },
    {
      id: 'y-mi-reloj',
      title: '¿Y si mi reloj me lo enseña?',
      content: (
        <p>
          Léelo como un velocímetro: dice cuánto ha cambiado tu semana. Si el coche se va a romper, no lo sabe. Si te
          duele algo, hazle caso al dolor, diga lo que diga la cifra. Y si llevas días con fiebre, mareos o un cansancio
          que no se va, no busques la respuesta en una aplicación: consulta con tu médico.
        </p>
      ),
    },
  ],
  tomorrow: [
    'Después de entrenar o jugar, espera media hora y apunta un esfuerzo de 0 a 10.',
    'Busca tu sesión más larga del último mes. La próxima no debería superarla en más de un 10\u00a0%.',
    'Si viene un torneo, súbele un poco a la sesión larga cada semana en vez de guardártelo todo para el sábado.',
  ],
};
