import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceBetween } from './lib/bundle.mjs';
import { runCommand } from './lib/command.mjs';
import { projectRoot } from './lib/project.mjs';
import { drawRooms, importsOfRooms } from './lib/rooms.mjs';

// npm run rooms: draws who imports whom into docs/architecture.md, from the imports themselves.
await runCommand(async () => {
  const { cruise } = await import('dependency-cruiser');
  const { default: configuration } = await import('../.dependency-cruiser.mjs');
  const { output } = await cruise(['apps', 'packages'], { ...configuration.options, baseDir: projectRoot });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with a report instead of its result');
  const document = path.join(projectRoot, 'docs/architecture.md');
  const drawing = drawRooms(importsOfRooms(output.modules));
  writeFileSync(document, replaceBetween(readFileSync(document, 'utf8'), 'rooms', drawing));
  return 0;
});
