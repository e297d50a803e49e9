import { simulate, simulatedPlayers, tableLegend, tableOf } from './simulate.ts';

// npm run simulate: half a year of six players, week by week, as a table.

process.stdout.write(`${tableLegend}\n\n`);
for (const player of simulatedPlayers) process.stdout.write(`${tableOf(player, simulate(player))}\n\n`);
