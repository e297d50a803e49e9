import { argumentsOf, instructionsOf, stagesOf } from './image.mjs';

const secret = /^\w*(KEY|SECRET|PASSWORD|TOKEN)\w*$/;
const exactVersion = /:\$\{NODE_VERSION\}-|:\d+\.\d+[\w.-]*$/;

/** The rules of hadolint that matter here, and ours. @param {string} text @param {string} nodeVersion @returns {string[]} */
export function faultsOfDockerfile(text, nodeVersion) {
  const all = instructionsOf(text);
  const stages = stagesOf(text);
  const image = stages.at(-1);
  if (!image) return ['no FROM'];
  const of = (/** @type {string} */ name) => all.filter((one) => one.name === name);
  const faults = [];
  if (!of('ARG').some((one) => one.text === `NODE_VERSION=${nodeVersion}`)) {
    faults.push('NODE_VERSION is not that of package.json');
  }
  for (const { base } of stages) if (!exactVersion.test(base)) faults.push(`no exact version: ${base}`);
  const user = image.instructions.findLast(({ name }) => name === 'USER')?.text ?? 'root';
  if (!/^[1-9]\d*:[1-9]\d*$/.test(user)) faults.push('the image runs as root');
  for (const name of ['HEALTHCHECK', 'CMD']) {
    if (argumentsOf(image, name).length === 0) faults.push(`no ${name} with a list of arguments`);
  }
  if (of('ADD').length > 0) faults.push('ADD instead of COPY');
  const commands = of('RUN').map((one) => one.text);
  if (commands.some((command) => /npm (install|i) /.test(command))) {
    faults.push('npm install does not keep to the lock file');
  }
  if (!commands.some((command) => /npm ci .*--omit=dev/.test(command))) {
    faults.push('the server is installed with what only developers need');
  }
  for (const { text: values } of [...of('ENV'), ...of('ARG')]) {
    const names = values.split(' ').map((value) => value.split('=', 1)[0] ?? '');
    for (const name of names) if (secret.test(name)) faults.push(`a secret in the image: ${name}`);
  }
  return faults;
}

/** @param {string} text @returns {string[]} */
export function faultsOfCompose(text) {
  const [, services = ''] = /\nservices:\n([\s\S]*?)\n\w/.exec(text) ?? [];
  const parts = services.split(/^ {2}(?=\w+:$)/m).filter((part) => part.trim() !== '');
  const faults = parts.flatMap((part) => {
    const [name = ''] = part.split(':', 1);
    const lacks = (/** @type {RegExp} */ line, /** @type {string} */ fault) =>
      line.test(part) ? [] : [`${name}: ${fault}`];
    return [
      ...lacks(/^ {4}read_only: true$/m, 'its files can be written'),
      ...lacks(/^ {4}cap_drop: \[ALL\]$/m, 'keeps rights of root'),
      ...lacks(/no-new-privileges:true/, 'can gain rights'),
      ...lacks(/^ {4}tmpfs: \[/m, 'has no place for temporary files'),
      ...lacks(/^ {4}volumes: \[/m, 'keeps nothing'),
      ...lacks(/^ {4}image: \S+:(\d+\.\d+[\w.-]*|\$\{\w+:-\w+\})$/m, 'no exact version'),
    ];
  });
  const [server = '', database = ''] = ['server', 'database'].map((name) =>
    parts.find((part) => part.startsWith(name)),
  );
  if (/^ {4}ports: \["(?!127\.0\.0\.1:)/m.test(server)) faults.push('server: reachable past the proxy');
  if (!server.includes('condition: service_healthy')) faults.push('server: does not wait for the database');
  if (/^ {4}ports:/m.test(database)) faults.push('database: reachable from outside');
  if (!/^ {4}healthcheck:/m.test(database)) faults.push('database: its health is not asked');
  for (const [, name = '', value = ''] of text.matchAll(/^ {6}(\w+): (\S+)$/gm)) {
    if (secret.test(name) && !/^\$\{\w+:\?\}$/.test(value)) faults.push(`${name} is written in the file`);
  }
  return faults;
}
