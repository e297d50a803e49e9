/** @typedef {{ source: string, dependencies: { resolved: string }[] }} Module */

const rooms = [
  ...['domain', 'markdown', 'catalogue', 'drawing', 'pose', 'reader', 'trainer', 'embedded-postgres'].map(
    (name) => `packages/${name}`,
  ),
  ...['features', 'site', 'kit', 'ports'].map((name) => `apps/api/src/${name}`),
  'apps/api/seeds',
  // what everything reads, apart from what puts everything together
  'apps/api/src/settings.ts',
  'apps/api/src',
  ...['app', 'pages', 'features', 'ui', 'lib'].map((name) => `apps/web/src/${name}`),
];

const forTests = /\.test\.tsx?$|(^|\/)(testing|evaluation|training)\//;

/** @param {string} file */
const roomOf = (file) => (forTests.test(file) ? undefined : rooms.find((room) => `${file}/`.startsWith(`${room}/`)));

/** Tests aside. @param {Module[]} modules of dependency-cruiser @returns {Map<string, Set<string>>} */
export function importsOfRooms(modules) {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map(rooms.map((room) => [room, new Set()]));
  for (const { source, dependencies } of modules) {
    const from = roomOf(source);
    if (from === undefined) continue;
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      if (to !== undefined && to !== from) imports.get(from)?.add(to);
    }
  }
  return imports;
}

/** An arrow that follows from others is left out. @param {Map<string, Set<string>>} imports */
export function drawRooms(imports) {
  const arrows = new Map([...imports].map(([from, targets]) => [from, new Set([...targets].sort())]));
  for (const [from, targets] of arrows) {
    for (const to of [...targets]) {
      targets.delete(to);
      // with arrows both ways between two rooms, the arrows that lead to them stay
      if (!reaches(arrows, from, to, new Set())) targets.add(to);
    }
  }
  const group = (/** @type {string} */ prefix) => [
    `  subgraph in_${idOf(prefix)} ["${prefix}"]`,
    ...[...imports.keys()]
      .filter((room) => room.startsWith(`${prefix}/`))
      .map((room) => `    ${idOf(room)}["${labelOf(room, prefix)}"]`),
    '  end',
  ];
  const lines = [...arrows].flatMap(([from, targets]) => [...targets].map((to) => `  ${idOf(from)} --> ${idOf(to)}`));
  return ['```mermaid', 'flowchart TD', ...['apps/web', 'apps/api', 'packages'].flatMap(group), ...lines, '```'].join(
    '\n',
  );
}

/** @type {(arrows: Map<string, Set<string>>, from: string, to: string, seen: Set<string>) => boolean} */
function reaches(arrows, from, to, seen) {
  if (seen.has(from)) return false;
  seen.add(from);
  const targets = arrows.get(from) ?? new Set();
  return targets.has(to) || [...targets].some((next) => reaches(arrows, next, to, seen));
}

/** @param {string} room */
const idOf = (room) => room.replace(/\/src\b/, '').replace(/\W/g, '_');

/** @type {(room: string, prefix: string) => string} */
function labelOf(room, prefix) {
  const name = room.slice(prefix.length + 1).replace(/^src\/?|\.ts$/g, '');
  return name === '' ? 'server, main' : name;
}
