import { catalogue } from '@bandeja/catalogue/catalogue';
import type { FigureProp } from '@bandeja/domain/exercises/figure';
import { atLeast } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { drills } from '#drills/drills.ts';
import { anglesOf } from './angles.ts';
import { figureOf, figures } from './figures.ts';
import { solve } from './kinematics.ts';
import { fullKeys } from './motion.ts';

const mental = ['M01', 'M02', 'M03'];

/** «mancuernas o kettlebell» needs one of them. */
const kit: Partial<Record<FigureProp[0], string>> = {
  dumbbell: 'mancuernas',
  kettlebell: 'kettlebell',
  racket: 'pala',
  ball: 'bolas',
  medicineBall: 'balón medicinal',
  flexBar: 'barra flexible',
  rope: 'comba',
  band: 'gomas',
  towel: 'toalla',
  box: 'cajón',
  bench: 'banco',
  roller: 'rodillo',
  chair: 'silla',
  bike: 'bici',
  ladder: 'escalera de agilidad',
};

/** The mistakes drawn under «Así no». A card that begins with another mistake needs another drawing. */
const drawn = `
F01 Rodillas que se juntan al empezar a subir.
F02 Peso que se aleja del pecho y tira de los hombros hacia delante.
F03 Pie delantero demasiado cerca de la silla.
F04 Paso tan corto que el talón delantero se despega.
F05 Rodilla flexionada que se mete por dentro de la línea del pie.
F06 Espalda redondeada para que las pesas lleguen más abajo.
F07 Cadera que se abre hacia la pierna que está en el aire.
F08 Arquear la zona lumbar para subir más el puente.
F09 Pelvis que cae hacia el lado de la pierna libre.
F10 Doblar la cadera y sacar los glúteos hacia atrás.
F11 Cadera hundida o girada hacia el asiento.
F12 Doblar la rodilla para que el muslo ayude al gemelo.
F13 Pies adelantados, que quitan trabajo al sóleo.
F14 Manos apoyadas en los muslos para descargar las piernas.
F15 Impulsarte con la pierna que queda en el suelo.
F16 Cadera hundida al acercarte a la silla.
F17 Bajar solo la cabeza y dejar el pecho arriba.
F18 Hombros encogidos hacia las orejas al remar.
F19 Girar el tronco para subir la pesa.
F20 Arquear la espalda para completar el empuje.
F21 Hombros que rotan hacia el anclaje.
F22 Codos caídos que lo convierten en un remo.
F23 Separar el codo del costado para llegar más lejos.
F24 Codo que cae por debajo del hombro.
F25 Levantar la barbilla para mirar al frente mientras dibujas las letras.
F26 Doblar los codos y hacer una flexión normal.
F27 Subir la carga solo con la mano que trabaja.
F28 Codos doblados mientras la barra se destuerce.
F29 Muñeca doblada hacia la palma mientras aprietas.
F30 Cadera caída como una hamaca.
F31 Cadera que desciende poco a poco hacia el suelo.
F32 Zona lumbar que se despega cuando se aleja la pierna.
F33 Levantar el pie por encima de la cadera y arquear la espalda.
F34 Tronco inclinado hacia un lado al caminar con las pesas.
X01 Convertir el swing en una sentadilla.
X02 Lanzar solo con los brazos, con la cadera parada.
X03 Arco lumbar exagerado al llevar el balón atrás.
X04 Doblar solo la espalda, con las piernas rígidas.
X05 Codos abiertos y altos, casi a la altura de las orejas.
X06 Convertir el impulso en una sentadilla profunda.
X07 Codo caído por debajo del hombro al arrancar.
X08 Levantar el tronco en la primera zancada.
X09 Despegar los pies al llegar arriba, como si fuera un salto.
P01 Doblar mucho las rodillas y convertir cada bote en un salto.
P02 Rodillas que se meten hacia dentro en el aterrizaje.
P03 Bajar demasiado y perder el impulso del contramovimiento.
P04 Rodilla de apoyo que se cae hacia dentro al frenar de lado.
P05 Cajón tan alto que obliga a subir las rodillas hasta el pecho.
P06 Separar los pies y pasar la línea con uno detrás de otro.
P07 Cadera que se hunde hacia el lado de la pierna libre.
P08 Saltar desde el cajón en vez de dejarte caer.
P09 Cadera que se descuelga al despegar las manos.
P10 Brazos abiertos que acortan la cuerda.
C01 Pasear mirando el móvil, con la espalda encorvada.
C02 Zancada larga con el talón muy por delante del cuerpo.
C03 Sillín bajo que obliga a doblar demasiado la rodilla.
C04 Cruzar los pies en los diez segundos de pasos laterales.
C05 Retroceder de espaldas y a saltitos en lugar de perfilarte.
C06 Parar los pedales en los treinta segundos suaves.
C07 Frenar junto al cono con una sola pierna estirada.
C08 Encoger el cuello al acercar el codo a la rodilla.
C09 Cadera en alto, como una tienda de campaña.
C10 Puños caídos junto a la cintura entre golpe y golpe.
C11 Pausas quietas, con las manos en las rodillas.
L01 Empezar en frío con estiramientos largos y quietos.
L02 Cadera que se escapa hacia un lado al girar.
L03 Rodillas que se separan o se levantan con el brazo.
L04 Talón que se despega al acercar la rodilla.
L05 Derrumbar la espalda sobre las manos.
L06 Arquear la zona lumbar para llegar más lejos.
L07 Despegar la cabeza y los hombros para tirar más de la toalla.
L08 Talón de atrás en el aire durante el estiramiento.
L09 Girar el tronco detrás del brazo cruzado.
L10 Codo muy por encima de la línea del hombro.
L11 Hombro encogido mientras estiras la muñeca.
L12 Mover solo el cuello y dejar quieta la espalda.
L13 Llenar solo el pecho y levantar los hombros.
U01 Saltar tan alto que sigues en el aire cuando ya viene la bola.
U02 Juntar los pies o ir botando en cada paso lateral.
U03 Llevar la cabeza hundida mirando todos los peldaños.
U04 Frenar de golpe ante el cono con la rodilla bloqueada.
U05 Girar solo la cabeza y dejar los pies clavados.
U06 Dejar caer la cadera del lado del pie levantado.
U07 Dejar que la rodilla se hunda hacia dentro al girar.
`;

const all = atLeast(84, Object.entries(figures)).map(([code, make]) => [code, make()] as const);

const straight = [
  ...(['F16 0', 'F17 0', 'F21 1', 'F25 0', 'F26 0', 'F26 1', 'F28 1', 'F28 2', 'F34 0', 'P09 0'] as const),
  ...(['X01 1', 'X05 1', 'X06 2', 'C09 0', 'F06 0'] as const),
].flatMap((place) => [`${place} elbowL`, `${place} elbowR`]);
const straightOneSided = [
  ...(['F20 1 elbowR', 'F33 1 elbowL', 'L11 0 elbowR', 'L11 1 elbowR', 'L11 2 elbowR'] as const),
  ...(['C10 1 elbowL', 'C10 3 elbowR', 'F05 1 kneeL', 'F07 1 kneeL', 'F12 0 kneeR', 'F15 2 kneeR'] as const),
  ...(['L07 1 kneeR', 'L08 1 kneeR'] as const),
];
const almostStraight = 30;

describe('figures of the catalogue', () => {
  it('every exercise is shown by a drill or a figure, never by both; mental work by neither', () => {
    const shownBy = (code: string) => [code in drills && 'drill', code in figures && 'figure'].filter(Boolean).length;
    const wrong = catalogue.exercises.filter(({ code }) => shownBy(code) !== (mental.includes(code) ? 0 : 1));
    expect(wrong.map(({ code }) => code)).toEqual([]);
    expect(catalogue.exercises.length).toBeGreaterThan(100);
  });

  it.each(all)('%s speaks of steps that its card has, and shows the first of its mistakes', (code, { keys, no }) => {
    const card = catalogue.exercises.find((exercise) => exercise.code === code);
    const named = new Set(keys.map(({ step }) => step).filter((step) => step !== undefined));
    expect(named.size).toBeGreaterThan(0);
    expect([...named].filter((step) => !card?.steps[step])).toEqual([]);
    expect([...named]).toEqual([...named].sort());
    expect(no?.mistake).toBe(0);
    expect(drawn.split('\n')).toContain(`${code} ${card?.commonMistakes[0]}`);
  });

  it.each(all)('%s shows the kit that its card asks for and no other', (code, { props, mate }) => {
    const asked = catalogue.exercises.find((exercise) => exercise.code === code)?.equipment ?? [];
    const drawn = (props ?? []).map(([kind]) => kit[kind]).filter((word) => word !== undefined);
    const alternatives = asked.map((words) => words.split(' o '));
    // a card with «siéntate» leaves the seat open
    expect(drawn.filter((word) => word !== 'silla' && !alternatives.flat().includes(word))).toEqual([]);
    const missing = alternatives.filter(
      (words) => words.some((word) => Object.values(kit).includes(word)) && !words.some((word) => drawn.includes(word)),
    );
    expect(missing).toEqual([]);
    expect(asked.includes('compañero')).toBe(mate !== undefined);
  });

  it.each([...straight, ...straightOneSided])('%s is straight, as the card says', (place) => {
    const [code = '', key = '', joint = ''] = place.split(' ');
    const pose = fullKeys(figures[code]?.().keys ?? [])[Number(key)]?.pose;
    if (!pose) throw new Error(`no key ${place}`);
    const angle = anglesOf(pose, solve(pose))[joint];
    expect(angle).toBeLessThanOrEqual(almostStraight);
  });

  it('of strength and mobility only what steps or walks need not keep its balance in every frame', () => {
    const exempt = all.filter(([code, { fast }]) => /^[FL]/.test(code) && fast === 1);
    expect(exempt.map(([code]) => code).sort()).toEqual(['F04', 'F05', 'F34', 'L01']);
  });

  it.each(all)('%s changes sides where its dose is per side', (code, { sides }) => {
    const card = catalogue.exercises.find((exercise) => exercise.code === code);
    if (card?.dose.perSide) expect(['turns', 'series']).toContain(sides);
    else expect(sides).not.toBe('series');
  });
});

describe('figureOf', () => {
  const mistakesOf = (code: string) => catalogue.exercises.find((one) => one.code === code)?.commonMistakes ?? [];
  const shown = (mistakes: readonly string[], code: string | null = 'F01') =>
    figureOf({ code, figure: 'F01', common_mistakes: mistakes })?.no?.mistake;

  it('names its mistake by the place where the card has it', () => {
    const [first = '', second = ''] = mistakesOf('F01');
    expect(shown([first, second])).toBe(0);
    expect(shown([second, first])).toBe(1);
  });

  it('leaves out a mistake that the card no longer has, and that of another exercise', () => {
    const [first = '', second = ''] = mistakesOf('F01');
    expect([shown([second]), shown([first], 'F02'), shown([first], null)]).toEqual([undefined, undefined, undefined]);
    expect(figureOf({ code: null, figure: 'F01', common_mistakes: [first] })?.keys).toEqual(figures.F01?.().keys);
  });

  it('is none where none is picked or known', () => {
    expect(figureOf({ code: 'F01', figure: null, common_mistakes: [] })).toBeNull();
    expect(figureOf({ code: 'F01', figure: 'constructor', common_mistakes: [] })).toBeNull();
  });
});
