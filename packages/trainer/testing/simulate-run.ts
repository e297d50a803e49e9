import { live, lives, tableOfLife } from './lives.ts';
import { lifeTable, live as liveSeasons, lives as seasonLives } from './season-lives.ts';
import { simulate, simulatedPlayers, tableLegend, tableOf } from './simulate.ts';

// npm run simulate: half a year of six players, forty weeks of five lives and of three seasons, week by week, as tables.

process.stdout.write(`${tableLegend}\n\n`);
for (const player of simulatedPlayers) process.stdout.write(`${tableOf(player, simulate(player))}\n\n`);
for (const life of lives) process.stdout.write(`${tableOfLife(life, live(life))}\n\n`);
for (const life of seasonLives) process.stdout.write(`${lifeTable(life, liveSeasons(life))}\n\n`);
