import type { ArticleBody } from '#features/content/articles/article.ts';
import { Cite } from '#features/content/articles/cite.tsx';
import { NetDrawing } from '#features/content/articles/drawings/net-drawing.tsx';
import { DataTable, Figure } from '#features/content/articles/parts.tsx';
import {
  courel2015,
  courel2017,
  escudero2020,
  sanchezServe2020,
  sanchezSmash2020,
  ungureanu2022,
  villar2024,
} from '#features/content/articles/sources-padel.ts';

/** Why the net decides (docs/training.md#strokes); drills of the catalogue. */
export const body: ArticleBody = {
  lead: 'La cifra se cita mucho y tiene letra pequeña. Con ella y con unas pocas más se entiende buena parte de la táctica del pádel.',
  sources: [courel2015, sanchezServe2020, ungureanu2022, courel2017, escudero2020, villar2024, sanchezSmash2020],
  sections: [
    {
      id: 'el-dato',
      title: 'El dato y su letra pequeña',
      content: (
        <>
          <p>
            En pádel profesional, alrededor del 80&nbsp;% de los puntos se consiguen desde la red
            <Cite of={courel2015} />. Por eso el saque vale tanto: quien saca llega antes arriba. En 14 partidos de un
            torneo de élite, la pareja que sacaba tuvo ventaja mientras el punto no pasó de unos 12 golpes en hombres y
            de 8 en mujeres
            <Cite of={sanchezServe2020} />. A partir de ahí, todo vuelve a empezar.
          </p>
          <p>
            La letra pequeña: son profesionales, y un dato así no dice «sube siempre». Dice que la red es el sitio desde
            el que se gana cuando se llega bien.
          </p>
        </>
      ),
    },
    {
      id: 'fallar-menos',
      title: 'Arriba no gana quien más pega',
      content: (
        <>
          <p>
            En competiciones italianas por debajo de la élite apareció algo curioso: las parejas que ganaban hacían
            menos voleas que las que perdían. También fallaban menos. Y el 65&nbsp;% de los puntos venía de un error no
            forzado del rival
            <Cite of={ungureanu2022} />. Uno de cada cinco saques acababa en fallo.
          </p>
          <p>
            Entre profesionales, el 40&nbsp;% de los errores no forzados llega en los cuatro primeros segundos
            <Cite of={courel2017} />. Junta las dos cosas y sale un plan: primero, que el saque, el resto y la primera
            volea entren. Después, la red. Y después, pegarle.
          </p>
        </>
      ),
    },
    {
      id: 'dos-posiciones',
      title: 'Las dos posiciones',
      content: (
        <>
          <Figure
            ground="court"
            label="La pista desde arriba. A la derecha, una pareja en la red, a unos dos metros y medio. A la izquierda, otra pareja detrás de la línea de saque. Un globo profundo por el centro supera a la pareja de la red y la del fondo avanza hasta la red."
            caption="1: pareja en la red, a dos o tres metros. 2: pareja en el fondo, detrás de la línea de saque. 3: globo profundo por el centro. 4: con la bola en el aire, los dos suben a la vez."
          >
            <NetDrawing />
          </Figure>
          <ul>
            <li>
              <strong>En la red,</strong> los dos a 2–3 metros, moviéndoos en bloque hacia el lado de la bola. Si uno se
              abre, el otro cierra el centro.
            </li>
            <li>
              <strong>En el fondo,</strong> detrás de la línea de saque, con el hombro hacia el cristal y paciencia.
              Aquí basta con devolverla.
            </li>
            <li>
              <strong>En medio,</strong> solo de paso. A media pista te botan las bolas en los pies.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'como-se-llega',
      title: 'Cómo se llega: el globo',
      content: (
        <>
          <p>
            En el circuito femenino, el globo fue el golpe más eficaz para pasar de defender a atacar
            <Cite of={escudero2020} />. ¿Y hacia dónde? En el masculino, los globos al centro superaban más a los
            rivales y los cruzados, menos
            <Cite of={villar2024} />. Es un dato de un solo circuito: pruébalo antes de creerlo.
          </p>
          <p>Tres condiciones para que un globo sirva de ascensor:</p>
          <ul>
            <li>Que salga de una posición cómoda. El globo a la desesperada es un remate servido.</li>
            <li>Que sea profundo: si no bota más allá de la línea de saque rival, quédate donde estás.</li>
            <li>Que subáis los dos. Uno arriba y otro abajo deja un pasillo en diagonal.</li>
          </ul>
          <p>
            La otra puerta es la chiquita: lenta y a los pies del voleador. Si la levanta, avanzas. Si no, no ha pasado
            nada.
          </p>
        </>
      ),
    },
    {
      id: 'como-se-conserva',
      title: 'Cómo se conserva: la bandeja',
      content: (
        <p>
          Los rivales también tiran globos. Ahí aparece la bandeja: casi nueve de cada diez veces el punto sigue, y tú
          sigues arriba. El remate gana más, cerca del 60&nbsp;%, pero solo cuando estás junto a la red
          <Cite of={sanchezSmash2020} />. La regla práctica: si tienes que retroceder más de dos pasos, juega bandeja.
        </p>
      ),
    },
    {
      id: 'mientras-defiendes',
      title: 'Mientras tanto, defiende con calma',
      content: (
        <>
          <p>
            Vas a pasar muchos puntos abajo. El objetivo ahí no es el golpe ganador, sino la bola que te permita subir.
            Deja pasar la bola hasta el cristal, acompáñala y golpea delante cuando baje: la salida de pared te regala
            tiempo, y el tiempo es lo que necesita un buen globo.
          </p>
          <p>
            Aguanta dos o tres bolas bajas y lentas antes de buscarlo. Y si los de arriba han retrocedido por el globo
            anterior, la red está vacía: es vuestro momento.
          </p>
        </>
      ),
    },
    {
      id: 'hablad',
      title: 'Hablad antes del bote',
      content: (
        <p>
          Muchas subidas a medias son un malentendido. Bastan cuatro palabras, dichas antes de que la bola bote: «mía»,
          «tuya», «arriba» y «fuera». Quien ve la bola de cara manda; quien golpea no tiene que adivinar dónde está su
          pareja. Si jugáis la australiana, pactad antes del saque quién cruza.
        </p>
      ),
    },
    {
      id: 'que-entrenar',
      title: 'Qué entrenar primero',
      content: (
        <>
          <DataTable
            caption="Por nivel, de lo más básico a lo más completo"
            head={['Ejercicio', 'Nivel', 'Series y descanso']}
            rows={[
              ['Saque con objetivo y resto con dirección', 'Principiante', '4 × 10 de cada uno, 45 s'],
              ['Globo profundo', 'Principiante', '4 × 10, 45 s'],
              ['Globo y ganar la red, en parejas', 'Intermedio', '5 × 3 min, 60 s'],
              ['Bandeja y recuperar la red', 'Intermedio', '4 × 8, 60 s'],
              ['Red contra fondo a once puntos', 'Intermedio y avanzado', '3 × 7 min, 90 s'],
            ]}
          />
          <p>
            En los juegos reducidos, puntúa lo que quieres que pase: dos puntos por ganarlo desde la red, uno por
            ganarlo desde el fondo. La pista te enseña sola.
          </p>
        </>
      ),
    },
  ],
  tomorrow: [
    'En el primer set, no pierdas ningún punto en el saque ni en el resto por querer ganarlo ahí.',
    'Sube únicamente con un globo profundo, y avisa a tu pareja: «arriba».',
    'Al acabar, recordad juntos tres puntos: ¿desde dónde se ganaron?',
  ],
};
