/** Who may import whom; docs/architecture.md says it in words. A room that is not named may be imported by nobody. */
const only = (room, allowed, comment) => ({
  name: `${room.replaceAll('/', '-')}-imports`,
  comment,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(planning|contract|database|server|web|operator|scripts|test|bench)/',
    pathNot: allowed.map((name) => (name.endsWith('.ts') ? `^${name}$` : `^${name}/`)),
  },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.svg$|\\.css$|^vite/' },
    },
    only('planning', ['planning'], 'the core knows nothing but itself'),
    {
      name: 'planning-has-no-packages',
      comment: 'seed, date and tables arrive as arguments; no I/O',
      severity: 'error',
      from: { path: '^planning/', pathNot: '\\.test\\.ts$' },
      to: {
        dependencyTypes: [
          'npm',
          'npm-dev',
          'npm-optional',
          'npm-peer',
          'core',
          'npm-no-pkg',
          'npm-unknown',
        ],
      },
    },
    only('contract', ['contract', 'planning'], 'what crosses the wire'),
    {
      name: 'contract-only-knows-the-schema-library',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/valibot/' },
    },
    only('database', ['database'], 'migrations and the launcher stand alone'),
    only(
      'server/platform',
      [
        'server/platform',
        'server/settings\\.ts',
        'contract',
        'database',
        'planning/page',
        'planning/profile',
        'planning/meals/meal-plan\\.ts',
        'planning/shopping/shopping-list\\.ts',
        'planning/training/training-plan\\.ts',
      ],
      'one outside thing per file',
    ),
    {
      name: 'features-are-fenced',
      comment: 'a feature never imports another; app.ts hands it what it needs',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/',
        pathNot: ['^server/features/$1/', '^server/platform/', '^server/settings\\.ts$'],
      },
    },
    only(
      'server/features',
      ['server', 'planning', 'contract'],
      'features stand on the core, the contract and the platform',
    ),
    only(
      'operator',
      ['operator', 'database', 'server/settings\\.ts', 'contract'],
      'the operator reaches the database, not the running server',
    ),
    only('web', ['web', 'planning', 'contract'], 'the web app knows the wire, not the server'),
    {
      name: 'web-features-are-fenced',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'only-stores-hold-sql',
      comment: 'the database is reached from stores, the data wire and the parts that open it',
      severity: 'error',
      from: { path: '^(server/features|web|planning|contract)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(pg|@types/pg)/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: '^(test|bench|scripts)/|\\.test\\.tsx?$' },
      to: { path: '^(test|bench|scripts)/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache|\\.data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
