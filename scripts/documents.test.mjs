import { expect, test } from 'vitest';
import { runTestedCommands, testedCommands } from './lib/documents.mjs';
import { projectRoot } from './lib/project.mjs';
import { plantProject } from './testing/plant.mjs';

test('the commands that the documents mark as tested run', async () => {
  expect(testedCommands(projectRoot).length).toBeGreaterThanOrEqual(3);
  expect(await runTestedCommands(projectRoot)).toEqual([]);
});

test('a command that fails is named with its document and line; other blocks are only read', async () => {
  const root = plantProject({
    'README.md': '# A\n\n```sh\nexit 3\n```\n\n```sh test\ntrue\n\necho no && exit 4\n```\n',
    'notes.md': '```sh test\ntest -f README.md\n```\n',
  });
  expect(await runTestedCommands(root)).toEqual(['README.md:10: «echo no && exit 4» ends with 4\nno']);
});

test('documents without any such command are an error', async () => {
  expect(await runTestedCommands(plantProject({ 'README.md': '```sh\ntrue\n```\n' }))).toHaveLength(1);
});
