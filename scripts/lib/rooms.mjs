/**
 * The room a file lies in: a package, an app, `e2e`, `bench`, `docs`; everything else is `scripts`.
 * @param {string} file relative to the project, with forward slashes
 * @returns {string}
 */
export function roomOf(file) {
  const [top = '', second = ''] = file.split('/');
  if (top === 'packages' || top === 'apps') return `${top}/${second}`;
  return ['e2e', 'bench', 'docs'].includes(top) ? top : 'scripts';
}
