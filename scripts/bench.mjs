import { startTool } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { nodeBinary } from './lib/project.mjs';

// npm run bench measures what needs no browser. npm run bench -- search runs one; bench:scale and -- spread take long and much disk.

const benches = ['api', 'search', 'library', 'progress', 'reading'];

/** @param {string[]} names */
async function runAll(names) {
  for (const name of names) {
    const code = await startTool(nodeBinary(), [`tools/bench/${name}.mjs`]).exited;
    if (code !== 0) return code;
  }
  return 0;
}

await runCommand(() => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => ![...benches, 'scale', 'spread'].includes(name));
  if (unknown) throw new Error(`Unknown bench: ${unknown}. One of ${benches.join(', ')}.`);
  return runAll(wanted.length > 0 ? wanted : benches);
});
