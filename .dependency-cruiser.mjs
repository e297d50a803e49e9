// docs/architecture.md; every rule has a planted violation in scripts/checks/boundaries.test.mjs.

const trainersFiles = '^packages/trainer/src/(knowledge|chat/topics)/';
const readersFiles = '^packages/reader/(src/(model/load|speller)\\.ts|(training|spelling)/)';
const tests = '\\.test\\.tsx?$|(^|/)testing/';

/**
 * @param {string} name
 * @param {string} comment
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const rooms = [
  forbid(
    'domain-imports-zod-only',
    'domain is said once for both sides: nothing but itself and zod',
    { path: '^packages/domain/', pathNot: tests },
    { pathNot: '^packages/domain/|(^|/)node_modules/zod/' },
  ),
  forbid(
    'reader-imports-domain-only',
    'reading a text is pure: nothing but itself and domain',
    { path: '^packages/reader/', pathNot: [tests, readersFiles] },
    { pathNot: '^packages/(reader|domain)/' },
  ),
  forbid(
    'reader-knows-no-trainer',
    'trainer → reader → domain',
    { path: '^packages/reader/' },
    { path: '^packages/(trainer|catalogue)/' },
  ),
  forbid(
    'trainer-imports-domain-and-reader',
    'the trainer is pure: nothing but itself, domain and reader; only its tests and its evaluation know the catalogue',
    { path: '^packages/trainer/', pathNot: [tests, trainersFiles, '^packages/trainer/evaluation/'] },
    { pathNot: '^packages/(trainer|domain|reader)/' },
  ),
  forbid(
    'catalogue-imports-domain-only',
    'the catalogue is data: nothing but itself, domain and how a file is read',
    { path: '^packages/catalogue/', pathNot: tests },
    { pathNot: '^packages/(catalogue|domain|markdown)/|(^|/)node_modules/zod/' },
  ),
  forbid(
    'drawing-imports-catalogue-and-domain',
    'drawings are pure geometry: stills and what moves them',
    { path: '^packages/drawing/', pathNot: tests },
    { pathNot: '^packages/(drawing|catalogue|domain)/' },
  ),
  forbid(
    'pose-imports-drawing-and-domain',
    'pose is pure: pictures and what runs the nets come in',
    { path: '^packages/pose/', pathNot: tests },
    { pathNot: '^packages/(pose|drawing|domain)/' },
  ),
  forbid(
    'markdown-imports-nothing-of-ours',
    'how a file is read says nothing of what stands in it',
    { path: '^packages/markdown/' },
    { path: '^(apps|packages)/', pathNot: '^packages/markdown/' },
  ),
  forbid(
    'browser-reads-no-files',
    'files are read at the start of the server or of a build; a browser has none',
    { path: '^apps/web/src/', pathNot: tests },
    {
      path: '^packages/(markdown/|catalogue/src/(catalogue|[a-z]+-file)\\.ts$|drawing/src/(figures/figures|drills/drills)\\.ts$)',
    },
  ),
  forbid(
    'embedded-postgres-imports-nothing-of-ours',
    'the database that comes along knows no player: it could serve any program',
    { path: '^packages/embedded-postgres/' },
    { path: '^(apps|packages)/', pathNot: '^packages/embedded-postgres/' },
  ),
  forbid(
    'only-the-api-runs-the-database',
    'browser, rules and trainer reach data through the API',
    { path: '^(apps|packages)/', pathNot: '^(apps/api|packages/embedded-postgres)/' },
    { path: '^packages/embedded-postgres/' },
  ),
  forbid(
    'figure-is-imported-as-type',
    'every page loads contracts: the schema of figures serves the tests of the catalogue',
    { path: '^(apps|packages)/', pathNot: tests },
    { path: '^packages/domain/src/exercises/figure\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid('packages-know-no-app', 'packages serve the apps', { path: '^packages/' }, { path: '^apps/' }),
  forbid('domain-knows-no-trainer', 'trainer → domain', { path: '^packages/domain/' }, { path: '^packages/trainer/' }),
  forbid('api-knows-no-web', 'they meet over HTTP', { path: '^apps/api/' }, { path: '^apps/web/' }),
  forbid('web-knows-no-api', 'they meet over HTTP', { path: '^apps/web/' }, { path: '^apps/api/' }),
];

const insideApi = [
  forbid(
    'kit-and-ports-know-no-feature',
    'features → kit, ports',
    { path: '^apps/api/src/(kit|ports)/' },
    { path: '^apps/api/src/features/' },
  ),
  forbid(
    'feature-reaches-feature-through-service',
    'another feature is reached through its service.ts or a <topic>.service.ts',
    { path: '^apps/api/src/features/([^/]+)/' },
    {
      path: '^apps/api/src/features/',
      pathNot: ['^apps/api/src/features/$1/', '^apps/api/src/features/.+[./]service\\.ts$'],
    },
  ),
  forbid(
    'features-know-no-composition',
    'server.ts composes features and the site, never the other way round',
    { path: '^apps/api/src/(features|kit|ports|site)/', pathNot: tests },
    { path: '^apps/api/(src/(server|main|bootstrap|mail-writers)\\.ts$|seeds/|testing/)' },
  ),
  forbid(
    'site-stands-on-kit',
    'the site renders what server.ts hands it; it knows no feature, and none knows it',
    { path: '^apps/api/src/site/', pathNot: tests },
    { path: '^apps/api/src/(features|ports)/' },
  ),
  forbid(
    'features-know-no-site',
    'the site renders what server.ts hands it; it knows no feature, and none knows it',
    { path: '^apps/api/src/(features|kit|ports)/', pathNot: tests },
    { path: '^apps/api/src/site/' },
  ),
  forbid(
    'production-knows-no-test',
    'test builders and factories stay in tests',
    { path: '^apps/api/(src|seeds)/', pathNot: tests },
    { path: tests },
  ),
];

const webOrder = ['app', 'pages', 'features', 'ui', 'lib'];
const insideWeb = [
  ...webOrder
    .slice(1)
    .map((layer, index) =>
      forbid(
        `web-${layer}-imports-downwards`,
        'app → pages → features → ui → lib',
        { path: `^apps/web/src/${layer}/` },
        { path: `^apps/web/src/(${webOrder.slice(0, index + 1).join('|')})/` },
      ),
    ),
  forbid(
    'web-features-apart',
    'features never import each other; pages compose them',
    { path: '^apps/web/src/features/([^/]+)/' },
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  ),
  forbid(
    'ui-knows-no-domain',
    'widgets know no domain',
    { path: '^apps/web/src/ui/', pathNot: tests },
    // how a picture moves is pure geometry
    { path: '^packages/', pathNot: '^packages/drawing/' },
  ),
];

const everywhere = [
  forbid('no-circle', 'a circle has no first file to read', {}, { circular: true }),
  forbid(
    'testing-serves-tests',
    'test support stays out of what ships',
    { path: '^(apps|packages)/', pathNot: `${tests}|^packages/[^/]+/evaluation/` },
    { path: '(^|/)testing/' },
  ),
  forbid('resolvable', 'what cannot be resolved cannot be checked', {}, { couldNotResolve: true }),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...rooms, ...insideApi, ...insideWeb, ...everywhere],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // anchored: most packages keep their code in a `dist` too, and would vanish from every rule
    exclude: { path: '^apps/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
