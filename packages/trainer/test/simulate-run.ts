import { simulate, simulatedPlayers, tableOf } from './simulate.ts';

// npm run simulate: half a year of six players, week by week, as a table.

for (const player of simulatedPlayers) process.stdout.write(`${tableOf(player.name, simulate(player))}\n\n`);
