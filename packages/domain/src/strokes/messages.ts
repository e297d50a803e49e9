import type { RatedStroke } from '#strokes/vocabulary.ts';

/** A coach's description of each stroke, in one line (docs/training.md#strokes). */
export const strokeCues: Record<RatedStroke, string> = {
  saque: 'Bota, golpea a la cintura o por debajo y apunta al cristal lateral; sube detrás de la bola.',
  resto: 'Asegura dentro: bola baja al que sube o globo; fallar aquí regala el punto.',
  derecha: 'Perfílate pronto, impacto delante, final corto.',
  revés: 'Gira hombros, mano libre acompaña, muñeca firme.',
  volea: 'Pala alta y delante, gesto corto, paso adelante; no muñequees.',
  'volea baja': 'Baja con las piernas, no con la espalda; devuelve lento y profundo.',
  bandeja: 'Ponte de lado, impacto alto y cortado a la esquina: sirve para conservar la red.',
  víbora: 'Como la bandeja pero con efecto lateral y más velocidad; busca reja o cristal lateral.',
  gancho: 'Recurso por encima cuando el globo te pasa por el lado del revés; controla, no definas.',
  'remate plano': 'Solo cerca de la red y equilibrado; apunta al centro o a que vuelva a tu campo.',
  'remate x3': 'Impacto liftado para sacarla por el lateral (tres metros).',
  'remate x4': 'Bote vertical para superar la pared del fondo (cuatro metros).',
  'salida de pared': 'Deja pasar la bola, acompáñala y golpea delante cuando baje.',
  'doble pared': 'Lee apertura o cierre, gira con pasos cortos.',
  'bajada de pared': 'Bola alta tras el cristal: ataca de arriba abajo y sube.',
  contrapared: 'Emergencia: golpea suave hacia tu propio cristal con altura.',
  globo: 'Alto y profundo, mejor desde posición cómoda; después sube en pareja.',
  chiquita: 'Lenta y a los pies del voleador; avanza si la levanta.',
  dejada: 'Solo con rivales hundidos; mano blanda y sorpresa.',
  'posición de red': 'Los dos a 2–3 m de la red, moviéndoos en bloque hacia la bola.',
  'posición de fondo': 'Detrás de la línea de saque, hombro hacia el cristal, paciencia.',
  transición: 'De fondo a red, solo tras globo profundo o chiquita buena.',
  australiana: 'Cada uno conserva su lado; quien saca cruza rápido a cubrirlo. Pactadlo antes.',
  comunicación: '«Mía», «tuya», «arriba», «fuera» antes del bote.',
};
