/**
 * The room a file lies in: `packages/domain`, `apps/web/src/features`, `e2e` … Configuration at the
 * top counts as `scripts`.
 * @param {string} file relative to the project, with forward slashes
 * @returns {string}
 */
export function roomOf(file) {
  const [top = '', second = '', third = '', fourth = ''] = file.split('/');
  if (top === 'packages') return `${top}/${second}`;
  if (top !== 'apps') return ['e2e', 'bench', 'docs'].includes(top) ? top : 'scripts';
  if (third !== 'src') return ['seeds', 'testing', 'migrations'].includes(third) ? `apps/${second}/${third}` : `apps/${second}`;
  return ['features', 'kit', 'pages', 'ui', 'lib', 'app', 'site', 'ports'].includes(fourth)
    ? `apps/${second}/src/${fourth}`
    : `apps/${second}/src`;
}
