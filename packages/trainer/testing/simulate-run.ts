import { live, lives, tableOfLife } from './lives.ts';
import { simulate, simulatedPlayers, tableLegend, tableOf } from './simulate.ts';

// npm run simulate: half a year of six players, forty weeks of eight lives, week by week, as tables.

process.stdout.write(`${tableLegend}\n\n`);
for (const player of simulatedPlayers) process.stdout.write(`${tableOf(player, simulate(player))}\n\n`);
for (const life of lives) process.stdout.write(`${tableOfLife(life, live(life))}\n\n`);
