import { describe, expect, it } from 'vitest';
import type { ComposerPlayer } from '#composer/types.ts';
import { sentFacts, speaksOfHealth, type TrainerView, trainerFacts } from '#outside/facts.ts';

const player: ComposerPlayer = {
  level: 'Intermedio',
  age: 37,
  goals: ['Ganar fuerza', 'Mejorar la técnica'],
  injuries: 'Epicondilitis en el codo derecho desde marzo; la rodilla va bien',
  sessionDuration: { min: 45, max: 75 },
  equipment: ['mancuernas', 'comba'],
  places: ['home', 'court'],
};
const view: TrainerView = {
  name: 'Marta Gil',
  player,
  availableDays: ['monday', 'friday'],
  trainingDays: 2,
  plan: 'premium',
  usage: { sessions: 4, routines: 1 },
  recentSessions: 6,
  outside: true,
};

describe('what the trainer sees', () => {
  it('lists every fact, and marks those that leave', () => {
    expect(trainerFacts(view).map(({ label, value, sentOut }) => `${sentOut ? '→' : '·'} ${label}: ${value}`)).toEqual([
      '→ Nivel: Intermedio',
      '· Edad: 37 años',
      '→ Franja de edad: 30–44',
      '→ Objetivos: Ganar fuerza, Mejorar la técnica',
      '→ Minutos por sesión: 45–75',
      '→ Material: mancuernas, comba',
      '→ Dónde entrena: en casa, en la pista',
      '· Lesiones y molestias, con tus palabras: Epicondilitis en el codo derecho desde marzo; la rodilla va bien',
      '· Zonas que cuidar: codo',
      '→ Lo que escribes: Tus mensajes y peticiones, sin tu nombre ni el de otros, para leerlos y responderte; de tu salud, solo en la conversación y si lo permites aparte',
      '→ Ejercicios para tu rutina: Los del catálogo que encajan contigo y con tu petición, y los que marcas para conservar',
      '· Nombre: Marta Gil',
      '· Días disponibles: lunes, viernes',
      '· Días de entreno por semana: 2',
      '· Sesiones de los últimos 28 días: 6',
      '· Plan y uso de este mes: Premium: 4 sesiones y 1 rutina',
    ]);
  });

  it('marks nothing and needs no coarser copy where nothing leaves', () => {
    const facts = trainerFacts({ ...view, outside: false });
    expect(facts.filter(({ sentOut }) => sentOut)).toEqual([]);
    expect(facts.map(({ label }) => label)).not.toContain('Franja de edad');
    expect(facts.find(({ label }) => label === 'Lo que escribes')?.value).toBe('Tus mensajes y peticiones');
    expect(facts.find(({ label }) => label === 'Edad')?.value).toBe('37 años');
  });

  it('omits unknown facts', () => {
    const unknown = { level: null, age: null, goals: [], injuries: '', sessionDuration: null, equipment: null };
    const facts = sentFacts({ ...unknown, places: null });
    expect(facts).toEqual({});
    expect(sentFacts({ ...unknown, equipment: [], places: null })).toEqual({ Material: 'sin material' });
  });

  it.each([
    [15, 'menos de 16'],
    [16, '16–29'],
    [30, '30–44'],
    [45, '45–59'],
    [59, '45–59'],
    [60, '60 o más'],
  ])('tells no age but a band: %i → %s', (age, band) => {
    expect(sentFacts({ ...player, age })['Franja de edad']).toBe(band);
  });

  it('sends only marked facts', () => {
    const beside = ['Lo que escribes', 'Ejercicios para tu rutina'];
    const marked = trainerFacts(view).filter(({ sentOut, label }) => sentOut && !beside.includes(label));
    expect(sentFacts(player)).toEqual(Object.fromEntries(marked.map(({ label, value }) => [label, value])));
    expect(JSON.stringify(sentFacts(player))).not.toMatch(/Epicondilitis|marzo|37|codo/);
  });
});

describe('speaksOfHealth', () => {
  it.each([
    'soy obeso y quiero empezar',
    'voy en silla de ruedas',
    'tengo VIH',
    'me han diagnosticado algo',
    'estoy de baja',
    'me quitaron el apéndice',
    'con la regla no rindo',
    'insomnio y migrañas',
    'me duele el codo al volear',
    'tengo la rodilla operada, algo de pierna',
    'fuerza sin cargar la lumbar, que me molesta',
    'para prevenir lesiones de hombro',
    'estoy embarazada de 5 meses',
    'soy diabético, quiero cardio',
    'después de la fisio, algo suave',
    'mi médico me deja entrenar ya',
    'vengo de una cirugía',
    'con mi escoliosis, ¿qué hago?',
  ])('is careful: %s', (text) => {
    expect(speaksOfHealth(text)).toBe(true);
  });

  it.each([
    'fuerza de piernas 45 minutos en casa',
    'balón medicinal para el remate',
    'cardio suave con comba, sin saltos',
    'técnica de bandeja con un compañero, rotaciones de tronco',
    'movilidad para después del partido',
  ])('lets wishes be wishes: %s', (text) => {
    expect(speaksOfHealth(text)).toBe(false);
  });
});
