import { lifeTable, live, lives } from './lives.ts';
import { simulate, simulatedPlayers, tableLegend, tableOf } from './simulate.ts';

// npm run simulate: half a year of six players, then forty weeks of three seasons, week by week, as tables.

process.stdout.write(`${tableLegend}\n\n`);
for (const player of simulatedPlayers) process.stdout.write(`${tableOf(player, simulate(player))}\n\n`);
for (const life of lives) process.stdout.write(`${lifeTable(life, live(life))}\n\n`);
