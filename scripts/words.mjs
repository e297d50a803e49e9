import { startTool } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { nodeBinary } from './lib/project.mjs';

// npm run words: collects the words the speller knows and writes packages/reader/spelling/words.tsv.
await runCommand(() => startTool(nodeBinary(), ['packages/reader/spelling/run.ts']).exited);
