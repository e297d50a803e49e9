import type { Drill, DrillFlight, DrillPhase, drillRoles } from '@bandeja/domain/exercises/drill';
import { keysOf } from '@bandeja/domain/wire/records';
import { drop, hit, type Place } from '#drills/ball.ts';

// Each shows the steps of its card. Players: t you, p your partner, c the feeder in the other half, r and s rivals.

type Spot = [x: number, y: number];
type Moves = Record<string, Spot>;

const roles = { t: 'player', p: 'partner', c: 'feeder', r: 'rival', s: 'rival' } as const satisfies Record<
  string,
  (typeof drillRoles)[number]
>;
type Who = keyof typeof roles;

const phase = (text: string, ball: DrillFlight[], moves: Moves = {}): DrillPhase => ({
  text,
  ball,
  moves: Object.entries(moves).map(([id, to]) => ({ id, to })),
  taught: false,
});

const taught = (...args: Parameters<typeof phase>): DrillPhase => ({ ...phase(...args), taught: true });

const players = (places: Partial<Record<Who, Spot>>): Drill['players'] =>
  keysOf(roles).flatMap((id) => {
    const at = places[id];
    return at ? [{ id, role: roles[id], at }] : [];
  });

const court = (places: Partial<Record<Who, Spot>>, phases: DrillPhase[], marks: Drill['marks'] = []): Drill => ({
  ground: 'court',
  players: players(places),
  marks,
  phases,
});

function end(flights: readonly DrillFlight[]): Place {
  const last = flights.at(-1);
  if (!last) throw new Error('no flight');
  return last.to;
}

const cone = (...at: Spot): Drill['marks'][number] => ({ kind: 'cone', at });
const zone = (from: Spot, to: Spot): Drill['marks'][number] => ({ kind: 'zone', from, to });

function serveAtTarget(): Drill {
  const bounced = drop([7.45, 2.75, 0.95], 0.42);
  return court(
    { t: [6.9, 2.5] },
    [
      phase('Bota la bola a tu lado, detrás de la línea', bounced),
      taught(
        'Saca en diagonal a la diana, a la altura de la cintura',
        hit({ from: end(bounced), to: [1.25, 15.9, 0], apex: 1.2, until: { contacts: 3 } }),
      ),
      phase('Sube dos pasos detrás del saque', [], { t: [6.6, 4.4] }),
      phase('Regresa y cambia de lado a mitad de la serie', [], { t: [3.1, 2.5] }),
    ],
    [cone(1, 16.3), cone(9, 16.3)],
  );
}

function returnWithAim(): Drill {
  const serve = hit({ from: [2.9, 17.4, 0.85], to: [6.9, 4.6, 0], apex: 1.15, until: { contacts: 1, y: 2 } });
  return court({ t: [7, 1.6], c: [2.4, 17.4] }, [
    phase('Espera en diagonal y haz un split step cuando saque', serve, { t: [7.3, 1.8], c: [2.8, 14.6] }),
    taught(
      'Resta bajo, a los pies de quien sube',
      hit({ from: end(serve), to: [3.2, 12.6, 0], apex: 1.1, until: { contacts: 1, y: 13.3 } }),
      { c: [2.8, 13.6] },
    ),
    taught(
      'La siguiente, en globo hacia el fondo',
      hit({ from: end(serve), to: [3, 18.2, 0], apex: 4.2, until: { contacts: 2 } }),
      { c: [2.9, 15.4] },
    ),
    phase('Recupera el fondo y cambia de lado en la serie siguiente', [], { t: [3, 1.6], c: [7.6, 17.4] }),
  ]);
}

function controlVolley(): Drill {
  const forehand = hit({ from: [5.4, 17, 0.9], to: [6.9, 7.9, 1.25], apex: 0.9 });
  const deep = hit({ from: end(forehand), to: [5.6, 18, 0], apex: 0.9, until: { contacts: 2, falling: 0.55 } });
  const backhand = hit({ from: end(deep), to: [5.85, 7.9, 1.2], apex: 0.95 });
  return court(
    { t: [6.4, 7.3], c: [5, 17.1] },
    [
      phase('Espera a dos o tres metros de la red, con la pala alta', forehand, { t: [6.4, 7.6] }),
      taught('Da un paso y bloquea la volea, profunda a su cristal', deep, { t: [6.4, 7.3], c: [4.7, 18.5] }),
      phase('Tu compañero te la cambia al revés', backhand, { t: [6.35, 7.6], c: [4.1, 17.6] }),
      taught(
        'Bloquea también de revés, delante del cuerpo',
        hit({ from: end(backhand), to: [4.8, 18.1, 0], apex: 0.9, until: { contacts: 2 } }),
      ),
      phase('Vuelve a subir la pala y espera la siguiente', [], { t: [6.4, 7.3] }),
    ],
    [zone([2.5, 17.2], [7.5, 19.6])],
  );
}

function serveAndVolley(): Drill {
  const serve = hit({ from: [7.4, 2.7, 0.85], to: [2.4, 14.8, 0], apex: 1.3, until: { contacts: 1, y: 17.3 } });
  const back = hit({ from: end(serve), to: [6.9, 6.1, 1], apex: 1.15 });
  return court({ t: [6.9, 2.5], c: [1.9, 18.2] }, [
    phase('Saca en cruzado y corre detrás de la bola', serve, { t: [6.5, 5.4], c: [1.9, 17.7] }),
    phase('Frena con un split step justo cuando tu compañero reste', back, { t: [6.4, 5.8] }),
    taught(
      'Juega la primera volea profunda, al centro',
      hit({ from: end(back), to: [4.9, 17.9, 0], apex: 1.15, until: { contacts: 2 } }),
      { t: [6.3, 6.2], c: [3.6, 18.2] },
    ),
    phase('Gana los últimos pasos hasta la red', [], { t: [6.2, 7.6] }),
  ]);
}

function bandeja(): Drill {
  const lob = hit({ from: [4.4, 17.3, 0.7], to: [6.7, 4.9, 2.5], apex: 3.6 });
  return court(
    { t: [6.2, 7.5], c: [4, 17.3] },
    [
      phase('Ponte de lado y retrocede con pasos cruzados', lob, { t: [6.3, 4.6] }),
      taught(
        'Golpea alto y delante, cortando la bola a la esquina',
        hit({ from: end(lob), to: [1.5, 18.1, 0], apex: 1, bounce: { restitution: 0.5 }, until: { contacts: 3 } }),
        { t: [6.2, 5.4] },
      ),
      phase('Vuelve a la red antes del siguiente globo', [], { t: [6.2, 7.5], c: [4, 17.3] }),
    ],
    [zone([0.2, 17], [2.8, 19.8])],
  );
}

function vibora(): Drill {
  const lob = hit({ from: [5.9, 17.3, 0.7], to: [7.2, 5.3, 2.35], apex: 3.4 });
  return court({ t: [6.4, 7.5], c: [5.5, 17.3] }, [
    phase('Retrocede de lado, con el codo alto', lob, { t: [6.5, 5] }),
    taught(
      'Rodea la bola por fuera hacia el cristal lateral',
      hit({
        from: end(lob),
        to: [2.3, 14.6, 0],
        apex: 0.55,
        side: -0.8,
        bounce: { restitution: 0.55 },
        until: { contacts: 3 },
      }),
      { t: [6.4, 5.6] },
    ),
    phase('Recupera la red en pocos pasos', [], { t: [6.4, 7.5] }),
    phase('Otro globo: ármala igual', hit({ from: [5.9, 17.3, 0.7], to: [7.2, 5.3, 2.35], apex: 3.4 }), {
      t: [6.5, 5],
    }),
    taught(
      'Y cada dos víboras, busca la reja',
      hit({
        from: end(lob),
        to: [2.2, 13.1, 0],
        apex: 0.45,
        side: -0.8,
        bounce: { restitution: 0.6 },
        until: { contacts: 3 },
      }),
      { t: [6.4, 5.6] },
    ),
  ]);
}

function flatSmash(): Drill {
  const lob = hit({ from: [3.4, 17.4, 0.7], to: [5.6, 7.4, 2.85], apex: 3.2 });
  return court(
    { t: [5.2, 7.6], c: [3, 17.4] },
    [
      phase('Perfílate bajo el globo corto y señala la bola', lob, { t: [5.3, 7.2], c: [1.2, 18.4] }),
      taught(
        'Remata al centro con el brazo estirado',
        hit({ from: end(lob), to: [5, 15.6, 0], apex: 0.12, until: { contacts: 2 } }),
        { c: [0.9, 19] },
      ),
      taught(
        'O que bote, toque su cristal y vuelva a tu campo',
        hit({ from: end(lob), to: [5.3, 14.6, 0], apex: 0.085, until: { contacts: 3 } }),
      ),
      phase('Recupera tu sitio a dos o tres metros de la red', [], { t: [5.2, 7.6], c: [3, 17.4] }),
    ],
    [zone([4, 14.2], [6, 16.9])],
  );
}

function smashOut(): Drill {
  const lob = hit({ from: [4.6, 17.4, 0.7], to: [3.2, 8, 2.9], apex: 3.2 });
  const second = hit({ from: [4.6, 17.4, 0.7], to: [4.2, 8, 2.9], apex: 3.2 });
  return court({ t: [3.2, 8], c: [4.2, 17.4] }, [
    phase('Perfílate pronto bajo el globo corto', lob, { t: [2.9, 7.8], c: [2, 18.6] }),
    taught(
      'x3: cepilla en cruzado, que salga por el lateral',
      hit({
        from: end(lob),
        to: [6.4, 12.7, 0],
        apex: 0.1,
        bounce: { restitution: 0.78, keep: 0.47 },
        until: { contacts: 2 },
      }),
      { c: [1.2, 19] },
    ),
    phase('Respira y prepárate para el siguiente globo', [], { t: [3.4, 8], c: [4.2, 17.4] }),
    phase('Carga las piernas bajo el segundo globo', second, { t: [3.8, 7.8], c: [2, 18.6] }),
    taught(
      'x4: golpea muy hacia abajo, que supere el fondo',
      hit({ from: end(second), to: [5, 12.3, 0], apex: 0.077, until: { contacts: 2 } }),
      { c: [1.2, 19] },
    ),
  ]);
}

function backWall(): Drill {
  const feed = hit({ from: [5.3, 12.5, 1.3], to: [7.2, 2.6, 0], apex: 0.65, until: { contacts: 2, falling: 0.5 } });
  return court({ t: [6.2, 2.8], c: [4.8, 12.5] }, [
    phase('Gira de lado, baja la pala y deja que la bola toque el cristal', feed, { t: [7, 1.5] }),
    taught(
      'Sal con el rebote y golpea un globo cuando baje',
      hit({ from: end(feed), to: [5.4, 18.2, 0], apex: 4.2, until: { contacts: 2 } }),
      { t: [7, 1.7] },
    ),
    taught(
      'O devuelve una bola lenta y baja al centro',
      hit({ from: end(feed), to: [5.2, 11.9, 0], apex: 1.5, until: { contacts: 1, y: 12.4 } }),
      { t: [6.9, 2.2] },
    ),
    phase('Recupera el sitio y alterna derecha y revés', [], { t: [6.2, 2.8] }),
  ]);
}

function twoWalls(): Drill {
  const opens = hit({ from: [3.2, 12.5, 1.3], to: [9, 3.2, 0], apex: 0.5, until: { contacts: 3, falling: 0.45 } });
  const closes = hit({ from: [3.2, 12.5, 1.3], to: [8.8, 2, 0], apex: 0.65, until: { contacts: 3, falling: 0.45 } });
  return court({ t: [7.6, 2.4], c: [2.8, 12.5] }, [
    phase('Antes el lateral: la bola abre al centro; gira con ella', opens, { t: [7.5, 1.9] }),
    taught(
      'Espera la segunda pared y responde con un globo',
      hit({ from: end(opens), to: [4.6, 18.2, 0], apex: 4.2, until: { contacts: 2 } }),
      { t: [7.6, 2.4] },
    ),
    phase('Antes el fondo: la bola cierra; apártate de la esquina', closes, { t: [8.4, 3.1] }),
    taught(
      'Golpea cuando baje y devuelve al centro',
      hit({ from: end(closes), to: [4.6, 12.2, 0], apex: 1.4, until: { contacts: 1, y: 12.8 } }),
      { t: [7.6, 2.4], c: [3.6, 12.9] },
    ),
  ]);
}

function attackFromWall(): Drill {
  const lob = hit({ from: [3.9, 15, 0.8], to: [6.1, 2.6, 0], apex: 4.4, until: { contacts: 2, falling: 1.75 } });
  return court({ t: [5.4, 3], c: [3.5, 15] }, [
    phase('Retrocede de lado con el globo y prepara la pala alta', lob, { t: [5.7, 1.2] }),
    taught(
      'Avanza con el rebote y golpea de arriba abajo al centro',
      hit({ from: end(lob), to: [5, 15.2, 0], apex: 0.75, until: { contacts: 2 } }),
      { t: [5.5, 3.4] },
    ),
    phase('Sube detrás del golpe y gana la red', [], { t: [5.2, 7.4] }),
  ]);
}

function offNearGlass(): Drill {
  const feed = hit({ from: [5.3, 14.6, 1], to: [6.3, 5, 0], apex: 1.3, until: { contacts: 1, falling: 0.5 } });
  return court({ t: [5.5, 2.1], c: [4.9, 14.6] }, [
    phase('La bola te rebasa: gira hacia tu cristal y flexiona', feed, { t: [5.9, 1.3] }),
    taught(
      'Golpea suave y hacia arriba contra tu cristal',
      hit({ from: end(feed), to: [6.55, 0, 1.65], apex: 0.0148, until: { contacts: 2 } }),
      { t: [5, 1.6] },
    ),
    phase('Sigue la bola y vuelve a la posición de fondo', [], { t: [5.6, 2.6] }),
  ]);
}

function deepLob(): Drill {
  const feed = hit({ from: [5.2, 12.5, 1.2], to: [7.1, 4.9, 0], apex: 0.8, until: { contacts: 1, y: 2.4 } });
  return court(
    { t: [6.6, 2.3], c: [4.8, 12.5] },
    [
      phase('Espera detrás de la línea y mete la pala debajo', feed, { t: [7, 2.2] }),
      taught(
        'Empuja hacia arriba: globo al centro por encima de él',
        hit({ from: end(feed), to: [5, 18.2, 0], apex: 4.3, until: { contacts: 2 } }),
      ),
      taught(
        'El siguiente, cruzado y también detrás de su línea',
        hit({ from: end(feed), to: [2.2, 18.2, 0], apex: 4.5, until: { contacts: 2 } }),
      ),
      phase('Sube unos pasos cuando salga profundo', [], { t: [6.4, 5] }),
    ],
    [zone([0.4, 17.1], [9.6, 19.8])],
  );
}

function chiquita(): Drill {
  const feed = hit({ from: [4.9, 12.5, 1.1], to: [6.5, 5.8, 0], apex: 0.8, until: { contacts: 1, y: 3.7 } });
  const slow = hit({ from: end(feed), to: [4.5, 11.6, 0], apex: 1.2, until: { contacts: 1, y: 12.1 } });
  const lifted = hit({ from: end(slow), to: [6.7, 6.6, 1.4], apex: 1 });
  return court({ t: [6.4, 3.2], c: [4.4, 12.5] }, [
    phase('Prepara corto en tu línea de saque', feed, { t: [6.4, 3.3] }),
    taught('Golpea suave: que caiga a sus pies nada más pasar la red', slow, { t: [6.3, 5.3], c: [4.1, 12.4] }),
    phase('Split step cuando él golpee: la levanta', lifted, { t: [6.2, 6.3] }),
    phase('Completa la subida con una volea', hit({ from: end(lifted), to: [4.8, 17.6, 0], apex: 0.7 }), {
      t: [6.1, 7.4],
    }),
    phase('Si te la juega baja y profunda, vuelve al fondo', [], { t: [6.4, 2.6] }),
  ]);
}

function wallRally(): Drill {
  const until = { contacts: 2, y: 15.6 };
  const forehand = hit({ from: [5.7, 15.7, 0.8], to: [5.8, 20, 1.5], apex: 0.3, until });
  const backhand = hit({ from: [4.3, 15.7, 0.8], to: [4.2, 20, 1.5], apex: 0.3, until });
  const across = hit({ from: [5.6, 15.3, 0.8], to: [4.9, 20, 1.5], apex: 0.3, until });
  const and = hit({ from: end(across), to: [5.1, 20, 1.5], apex: 0.3, until });
  return {
    ground: 'wall',
    players: players({ t: [5, 15.5] }),
    marks: [],
    phases: [
      taught('De perfil, de derecha tras un bote, por encima de la marca', forehand),
      taught('En la segunda serie, de revés', backhand),
      taught('En la tercera, alterna los dos lados', [...across, ...and]),
      phase('Acércate a unos dos metros de la pared', [], { t: [5, 17.9] }),
      taught(
        'Volea sin bote, con gesto corto',
        hit({ from: [5.6, 18.1, 1.2], to: [5.6, 20, 1.7], apex: 0.12, until: { contacts: 1, y: 18.1 } }),
      ),
    ],
  };
}

function hook(): Drill {
  const lob = hit({ from: [4.9, 17.3, 0.7], to: [2.9, 5.1, 2.6], apex: 3.5 });
  return court({ t: [3.7, 7.5], c: [4.5, 17.3] }, [
    phase('Retrocede de lado: el globo va a tu hombro del revés', lob, { t: [3.3, 4.9] }),
    taught(
      'Estira el brazo: gancho redondo y lento, profundo al centro',
      hit({ from: end(lob), to: [5, 17.9, 0], apex: 1.9, until: { contacts: 2 } }),
      { t: [3.4, 6] },
    ),
    phase('Recupera la red con la pala alta', [], { t: [3.7, 7.5] }),
  ]);
}

function dropVolley(): Drill {
  const deep = hit({ from: [6.9, 7.9, 1.15], to: [4.6, 18, 0], apex: 0.9, until: { contacts: 2, falling: 0.5 } });
  const reply = hit({ from: end(deep), to: [6.9, 7.9, 1.15], apex: 1.05 });
  return court(
    { t: [6.4, 7.6], c: [3.9, 17.4] },
    [
      phase('Pelotea con voleas profundas a tu compañero', deep, { c: [3.4, 18.6] }),
      phase('Prepara la misma volea cuando golpee desde muy atrás', reply),
      taught(
        'Afloja la mano: bola corta, cerca de la red y de la reja',
        hit({
          from: end(reply),
          to: [8.7, 11.5, 0],
          apex: 0.8,
          bounce: { restitution: 0.5, keep: 0.45 },
          until: { contacts: 2 },
        }),
        { c: [4.6, 17] },
      ),
      phase('Da un paso adelante y cubre con la pala alta', [], { t: [6.8, 8.6] }),
    ],
    [zone([7.6, 10.3], [9.8, 12.4])],
  );
}

function lobAndNet(): Drill {
  const lob = hit({ from: [7.3, 2.4, 0.7], to: [6.6, 18.2, 0], apex: 4.5 });
  const off = hit({
    from: [7.3, 2.4, 0.7],
    to: [6.6, 18.2, 0],
    apex: 4.5,
    until: { contacts: 2, falling: 0.75 },
  }).slice(1);
  const low = hit({ from: end(off), to: [6.9, 7.3, 1.1], apex: 1.3 });
  return court({ t: [6.8, 2.2], p: [3.2, 2.2], r: [6.6, 12.5], s: [3.4, 12.5] }, [
    taught('Pon la bola en juego con un globo alto y profundo', lob, { r: [6.9, 17.2], s: [3.4, 15.6] }),
    phase('¡Arriba! Sube a la vez que tu pareja: retroceden', off, {
      t: [6.8, 5.2],
      p: [3.2, 5.2],
      r: [6.9, 17.4],
      s: [3.4, 16.8],
    }),
    phase('Split step cuando golpee el rival', low, { t: [6.5, 7.1], p: [3.3, 7.1], r: [6.8, 17.2], s: [3.4, 17.2] }),
    phase(
      'Gana el punto en la red: vale doble',
      hit({ from: end(low), to: [4.9, 17.6, 0], apex: 0.7, until: { contacts: 2 } }),
      { t: [6.2, 7.6], p: [3.5, 7.4] },
    ),
  ]);
}

function netAgainstBack(): Drill {
  const start = hit({ from: [6.9, 17.2, 0.8], to: [6.9, 7.7, 1.25], apex: 1 });
  const corner = hit({ from: end(start), to: [2.7, 17.4, 0], apex: 0.95, until: { contacts: 2, falling: 0.5 } });
  const lob = hit({ from: end(corner), to: [3.4, 5.2, 2.5], apex: 3.6 });
  return court({ t: [6.4, 7.4], p: [3.6, 7.4], r: [6.6, 17.4], s: [3.2, 17.4] }, [
    phase('El punto empieza en el fondo, con una bola cómoda', start, { t: [6.4, 7.5] }),
    taught('Volea profunda a la esquina, sin buscar el ganador', corner, { t: [6, 7.4], p: [3, 7.4], s: [1.8, 18.8] }),
    phase('Ellos defienden con un globo: tu pareja retrocede', lob, { p: [3.1, 4.9], t: [6, 6.4] }),
    phase(
      'Bandeja a la otra esquina y conservad la red',
      hit({ from: end(lob), to: [8.4, 17.9, 0], apex: 1, bounce: { restitution: 0.5 }, until: { contacts: 2 } }),
      { p: [3.2, 6.8], t: [6, 7.2], r: [7.6, 18], s: [3.2, 17.4] },
    ),
    phase('A once puntos, cambiad de papel', [], {
      t: [6.6, 2.4],
      p: [3.4, 2.4],
      r: [6.6, 12.6],
      s: [3.4, 12.6],
    }),
  ]);
}

function australian(): Drill {
  const serve = hit({ from: [6.1, 2.7, 0.85], to: [2.2, 15, 0], apex: 1.35, until: { contacts: 1, y: 17.4 } });
  const line = hit({ from: end(serve), to: [2.9, 5.7, 1.05], apex: 1.4 });
  return court({ t: [5.6, 2.5], p: [6.8, 7.6], r: [1.9, 18.2], s: [7, 17.4] }, [
    phase('Pacta con tu pareja la dirección y la bola al centro', []),
    taught('Saca en diagonal y cruza a la mitad libre', serve, { t: [3.6, 4.9], r: [0.8, 17.8] }),
    phase('Frena con un split step cuando el rival reste', line, { t: [3.4, 5.5] }),
    phase(
      'Cubre el paralelo con una volea profunda y sigue el punto',
      hit({ from: end(line), to: [4.2, 17.6, 0], apex: 1.2, until: { contacts: 2 } }),
      { t: [3.2, 7], p: [6.6, 7.6], r: [2.6, 17.8] },
    ),
  ]);
}

function blockDefence(): Drill {
  const centre = hit({ from: [4, 12.4, 1.3], to: [4.9, 2.7, 0], apex: 0.6, until: { contacts: 2, falling: 0.5 } });
  const calm = hit({ from: end(centre), to: [6, 12.3, 1.4], apex: 2 });
  const corner = hit({ from: end(calm), to: [8.1, 2.7, 0], apex: 0.6, until: { contacts: 2, falling: 0.5 } });
  return court({ t: [6.8, 2.2], p: [3.2, 2.2], r: [6.4, 12.5], s: [3.6, 12.5] }, [
    phase('Bola al centro: canta «mía» antes del bote', centre, { t: [5.6, 1.7], p: [3.4, 2.1] }),
    taught('Salida tranquila y recupera tu sitio', calm, { t: [6.8, 2.2], p: [3.2, 2.2] }),
    phase('Bola a la esquina: los dos hacia ese lado, sin abrir el centro', corner, { t: [8, 1.8], p: [4.6, 2.2] }),
    taught(
      'Devuelve un globo y recuperad el sitio',
      hit({ from: end(corner), to: [5, 18.2, 0], apex: 4.3, until: { contacts: 2 } }),
      { t: [6.8, 2.2], p: [3.2, 2.2], r: [6.4, 15.4], s: [3.6, 15.4] },
    ),
  ]);
}

function friendlyMatch(): Drill {
  const warm = hit({ from: [7.2, 3, 0.8], to: [6.7, 15, 0], apex: 1.4, until: { contacts: 1, y: 17.2 } });
  const back = hit({ from: end(warm), to: [7, 5.4, 0], apex: 1.3, until: { contacts: 1, y: 3.1 } });
  const lob = hit({ from: [7.2, 2.5, 0.75], to: [6.4, 18.2, 0], apex: 4.5, until: { contacts: 2 } });
  return court({ t: [6.7, 2.6], p: [3.3, 2.6], r: [6.3, 17.4], s: [3.4, 17.4] }, [
    phase('Calienta con peloteo, voleas y algún globo', [...warm, ...back], { r: [6.1, 17.2], t: [6.7, 2.8] }),
    phase('Elige con tu pareja una consigna: subir solo tras un buen globo', [], {
      t: [5.7, 2.6],
      p: [4.3, 2.6],
    }),
    phase('Juega el primer tiempo con ella, desde tu lado', [], {
      t: [6.7, 2.8],
      p: [3.3, 2.6],
      r: [6.3, 12.6],
      s: [3.5, 12.6],
    }),
    taught('Respeta la consigna: buen globo, y arriba los dos', lob, {
      t: [6.6, 7.2],
      p: [3.3, 7.2],
      r: [6.6, 17.6],
      s: [3.4, 17],
    }),
    phase('Comenta en el descanso y cambia de consigna', [], { t: [5.7, 2.6], p: [4.3, 2.6] }),
  ]);
}

export const drills: Readonly<Record<string, Drill>> = {
  T01: serveAtTarget(),
  T02: returnWithAim(),
  T03: controlVolley(),
  T04: serveAndVolley(),
  T05: bandeja(),
  T06: vibora(),
  T07: flatSmash(),
  T08: smashOut(),
  T09: backWall(),
  T10: twoWalls(),
  T11: attackFromWall(),
  T12: offNearGlass(),
  T13: deepLob(),
  T14: chiquita(),
  T15: wallRally(),
  T16: hook(),
  T17: dropVolley(),
  K01: lobAndNet(),
  K02: netAgainstBack(),
  K03: australian(),
  K04: blockDefence(),
  K05: friendlyMatch(),
};
