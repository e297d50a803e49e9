import type { PlanId } from '@bandeja/domain/billing/vocabulary';

type CardTexts = {
  /** What everybody has: shown, and asked for nowhere. */
  includes: readonly string[];
  /** Small print of a feature, by its id: what it is. */
  notes: Readonly<Record<string, string>>;
  /** What the plan does not do. */
  honesty: string;
};

export const cardTexts: Record<PlanId, CardTexts> = {
  free: {
    includes: [
      'Toda la biblioteca de ejercicios y rutinas',
      'Tu entrenador por chat',
      'Sesión en vivo, también sin conexión',
      'Calendario y partidos con marcador',
      'Repeticiones y revisión del mes con la cámara',
    ],
    notes: { basic_tracking: 'Las últimas cuatro semanas.' },
    honesty: 'No caduca ni pide tarjeta.',
  },
  premium: {
    includes: [],
    notes: {
      ai_generation: 'Cuentas qué quieres y la monta con nuestro catálogo.',
      priority_support: 'Tu mensaje va delante: respuesta en un día laborable.',
      advanced_analysis: 'Todo tu historial: 12 semanas, un año, comparaciones.',
    },
    honesty: 'La IA no inventa ejercicios: elige entre los que hemos revisado.',
  },
  pro: {
    includes: [],
    notes: {
      wearable_integration:
        'Pulso en directo por Bluetooth en Chrome y Edge (no en iPhone), tus ejercicios de Polar y tus sesiones a Strava si este servidor está conectado, archivos FIT, TCX, GPX, Apple Health y Polar, y entrenamientos para tu reloj (FIT). Los CSV son de todos los planes.',
      early_access:
        'Eliges en tu perfil, una a una, las funciones nuevas y sin terminar. Hoy hay una: el espejo de golpes.',
      custom_plans: 'La temporada entera, que cambias tú, con varios objetivos y tus plantillas.',
      video_analysis:
        'El espejo de golpes, en pruebas (se activa en Acceso anticipado): tu móvil mide tu golpe y lo compara con los tuyos, sin enviar el vídeo; no pone nota, no mide la velocidad ni diagnostica.',
    },
    honesty: 'Garmin y Apple Watch no se conectan solos, y nada de esto predice lesiones.',
  },
};
