import { readFileSync } from 'node:fs';
import { playTalk } from './talk-run.ts';

const [file = ''] = process.argv.slice(2);
const talks = JSON.parse(readFileSync(file, 'utf8')) as {
  world: string;
  today: string;
  turns: (string | { says: string; taps?: string })[];
}[];
for (const talk of talks) {
  console.log(`\n##### world=${talk.world} today=${talk.today}`);
  const turns = talk.turns.map((turn) => (typeof turn === 'string' ? { says: turn } : turn));
  for (const { says, answer } of playTalk({ title: '', ...talk, turns } as never))
    console.log(`\n— ${says}\n  » ${answer}`);
}
