import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { projectRoot, workspaces } from '../lib/project.mjs';

/** Removed after the test. @param {Record<string, string>} files contents by path @returns {string} its root */
export function plantProject(files) {
  const root = mkdtempSync(path.join(tmpdir(), 'bandeja-check-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return root;
}

/** The real manifests, so that imports resolve. @param {Record<string, string>} files contents by path */
export function plantWorkspaces(files) {
  const harmless = Object.fromEntries(
    workspaces.map((folder) => [`${folder}/src/harmless.ts`, 'export const a = 1;\n']),
  );
  const root = plantProject({ ...harmless, ...files });
  for (const folder of ['.', ...workspaces]) {
    for (const name of ['package.json', 'tsconfig.json']) {
      cpSync(path.join(projectRoot, folder, name), path.join(root, folder, name));
    }
  }
  cpSync(path.join(projectRoot, 'tsconfig.base.json'), path.join(root, 'tsconfig.base.json'));
  linkPackages(root);
  return root;
}

/** @param {string} root */
function linkPackages(root) {
  const installed = path.join(projectRoot, 'node_modules');
  mkdirSync(path.join(root, 'node_modules/@bandeja'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@bandeja') symlinkSync(path.join(installed, name), path.join(root, 'node_modules', name));
  }
  for (const folder of workspaces) {
    symlinkSync(path.join(root, folder), path.join(root, 'node_modules/@bandeja', path.basename(folder)));
  }
}
