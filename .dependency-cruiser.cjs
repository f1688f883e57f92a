const roomsInOrder = require('./scripts/check/rooms-in-order.cjs');

/** Who may import whom; docs/architecture.md says it in words. A room that is not named may be imported by nobody. */
const only = (room, allowed, comment) => ({
  name: `${room.replaceAll('/', '-')}-imports`,
  comment,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(planning|membership|contract|database|server|web|operator|gallery|scripts|test|bench|benchmark)/',
    pathNot: allowed.map((name) => (name.endsWith('.ts') ? `^${name}$` : `^${name}/`)),
  },
});

/** What planning stands on: every room of the planner of meals may import it. */
const ground = [
  'planning/absent.ts',
  'planning/calendar.ts',
  'planning/catalogue',
  'planning/health',
  'planning/linear-program.ts',
  'planning/listed.ts',
  'planning/nutrition',
  'planning/profile',
  'planning/random.ts',
  'planning/safety',
  'planning/targets',
];

/** The rooms of the planner of meals, lowest first, each with the rooms below it that it may import. */
const mealRooms = [
  { room: 'model', below: [], comment: 'what a meal, a plate and a plan are' },
  { room: 'rules', below: ['model'], comment: 'what a day and a week must hold' },
  { room: 'objective', below: ['model', 'rules'], comment: 'what a month is worth' },
  { room: 'sizing', below: ['model', 'rules', 'objective'], comment: 'portions of a day' },
  {
    room: 'candidates',
    below: ['model', 'rules', 'objective', 'sizing'],
    comment: 'dishes and plates to choose from',
  },
  {
    room: 'search',
    below: ['model', 'rules', 'objective', 'sizing', 'candidates'],
    comment: 'the month that is chosen',
  },
  {
    room: 'changes',
    below: ['model', 'rules', 'objective', 'sizing', 'candidates', 'search'],
    comment: 'what a member does with a plan that is stored',
  },
];

/** Folders inside these rooms, which may import less than their room: each with what of it they may reach. */
const mealFolders = [
  {
    folder: 'rules/table',
    within: ['rules/table'],
    comment: 'the rules themselves; who reads them is not their matter',
  },
  {
    folder: 'objective/plate',
    within: ['objective/plate', 'objective/terms.ts', 'objective/judged-task.ts'],
    comment: 'a plate by itself',
  },
  {
    folder: 'objective/basket',
    within: ['objective/basket', 'objective/terms.ts'],
    comment: 'packs and foods; they know no menu',
  },
  {
    folder: 'objective/repeats',
    within: ['objective/repeats', 'objective/terms.ts', 'objective/judged-task.ts'],
    comment: 'dishes, plates and proteins that come again',
  },
  {
    folder: 'search/month',
    within: ['search/month'],
    comment: 'the state of the search; it knows no phase',
  },
  {
    folder: 'search/annealing',
    within: ['search/annealing', 'search/month'],
    comment: 'annealing knows no repair',
  },
  {
    folder: 'search/repairs',
    within: ['search/repairs', 'search/month'],
    comment: 'a repair knows no annealing',
  },
];

/** What training stands on. */
const trainingGround = [
  'planning/calendar.ts',
  'planning/catalogue',
  'planning/health',
  'planning/listed.ts',
  'planning/profile',
  'planning/random.ts',
  'planning/safety',
];

module.exports = {
  forbidden: [
    only(
      'planning/catalogue',
      [
        'planning/absent.ts',
        'planning/catalogue',
        'planning/calendar.ts',
        'planning/nutrition',
        'planning/profile',
      ],
      'facts; they know no plan',
    ),
    only(
      'planning/nutrition',
      ['planning/absent.ts', 'planning/nutrition'],
      'amounts know no food',
    ),
    only('planning/profile', ['planning/profile'], 'the profile knows nothing else'),
    only(
      'planning/health',
      ['planning/health', 'planning/catalogue', 'planning/listed.ts', 'planning/profile'],
      'what a member says of their body; it knows no needs',
    ),
    only(
      'planning/targets',
      [
        'planning/targets',
        'planning/calendar.ts',
        'planning/health',
        'planning/nutrition',
        'planning/profile',
      ],
      'needs of a body; they know no food',
    ),
    only(
      'planning/safety',
      [
        'planning/safety',
        'planning/catalogue',
        'planning/health',
        'planning/profile',
        'planning/targets',
      ],
      'the gate knows no plan',
    ),
    ...mealRooms.map(({ room, below, comment }) =>
      only(
        `planning/meals/${room}`,
        [...ground, ...[room, ...below].map((name) => `planning/meals/${name}`)],
        comment,
      ),
    ),
    ...mealFolders.map(({ folder, within, comment }) => {
      const { below } = mealRooms.find(({ room }) => folder.startsWith(`${room}/`));
      const reached = [...below, ...within].map((name) => `planning/meals/${name}`);
      return only(`planning/meals/${folder}`, [...ground, ...reached], comment);
    }),
    only('planning/meals', [...ground, 'planning/meals'], 'meals know no list and no page'),
    {
      name: 'meals-have-doors',
      comment:
        'the door, what a plan is, and what a member does with one; how it is made stays inside',
      severity: 'error',
      from: {
        path: '^(planning|contract|server|web|operator)/',
        pathNot: ['^planning/meals/', '\\.test\\.tsx?$'],
      },
      to: {
        path: '^planning/meals/',
        pathNot: [
          '^planning/meals/(model|changes)/',
          '^planning/meals/(plan-(month|request)|least-budget).ts$',
        ],
      },
    },
    only(
      'planning/shopping',
      [
        'planning/absent.ts',
        'planning/shopping',
        'planning/calendar.ts',
        'planning/calendar-day.ts',
        'planning/catalogue',
        'planning/meals/model',
      ],
      'the list follows from the plan',
    ),
    only('planning/training', [...trainingGround, 'planning/training'], 'training knows no meals'),
    {
      name: 'training-has-doors',
      comment:
        'the planner, what a plan is, the next load, what a member does with a plan, and words; how it is made stays inside',
      severity: 'error',
      from: {
        path: '^(planning|contract|server|web|operator)/',
        pathNot: ['^planning/training/', '\\.test\\.tsx?$'],
      },
      to: {
        path: '^planning/training/',
        pathNot: [
          '^planning/training/(model|load|changes)/',
          '^planning/training/(plan-training|words/week-words).ts$',
        ],
      },
    },
    only(
      'planning/cooking',
      [
        'planning/cooking',
        'planning/calendar.ts',
        'planning/catalogue',
        'planning/meals/model',
        'planning/page',
      ],
      'the kitchen follows from the plan',
    ),
    only(
      'planning/audit',
      [
        'planning/audit',
        'planning/catalogue',
        'planning/health/condition-words.ts',
        'planning/meals/model/meal-plan.ts',
        'planning/nutrition/vector.ts',
        'planning/page/elements.ts',
        'planning/profile',
        'planning/safety/eating-rules.ts',
        'planning/shopping/shopping-list.ts',
        'planning/training/model/training-plan.ts',
      ],
      'who judges plans shares no code with who makes them, but what a plan is',
    ),
    ...roomsInOrder,
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.svg$|\\.css$|^vite/' },
    },
    only('planning', ['planning'], 'the core knows nothing but itself'),
    only(
      'membership',
      ['membership', 'planning/calendar-day.ts'],
      'what was paid and until when; it knows no plan of meals and no provider',
    ),
    only(
      'membership/calendar',
      ['membership/calendar', 'planning/calendar-day.ts'],
      'days and holidays know no membership',
    ),
    {
      name: 'pure-rooms-have-no-packages',
      comment: 'seed, date and tables arrive as arguments; no I/O',
      severity: 'error',
      from: { path: '^(planning|membership)/', pathNot: '\\.test\\.ts$' },
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
    only('contract', ['contract', 'planning', 'membership'], 'what crosses the wire'),
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
        'planning/calendar(?:-day)?\\.ts',
        'planning/profile',
        'planning/meals/model',
        'planning/shopping/shopping-list\\.ts',
        'planning/training/model/training-plan\\.ts',
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
      ['server', 'planning', 'membership', 'contract'],
      'features stand on the core, the contract and the platform',
    ),
    only(
      'operator',
      ['operator', 'database', 'server/settings\\.ts', 'contract', 'membership'],
      'the operator reaches the database, not the running server',
    ),
    only('web', ['web', 'planning', 'contract'], 'the web app knows the wire, not the server'),
    only('gallery', ['gallery', 'web', 'planning', 'contract', 'test'], 'it shows what there is'),
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
      from: {
        path: '^(server/features|web|planning|membership|contract)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: 'node_modules/(pg|@types/pg)/' },
    },
    only(
      'benchmark/checker',
      ['benchmark/checker'],
      'it reads and sums for itself: no line of it is shared with a planner',
    ),
    {
      name: 'the-checker-has-no-packages',
      comment: 'Node alone runs it',
      severity: 'error',
      from: { path: '^benchmark/checker/', pathNot: '\\.test\\.ts$' },
      to: {
        dependencyTypes: [
          'npm',
          'npm-dev',
          'npm-optional',
          'npm-peer',
          'npm-no-pkg',
          'npm-unknown',
        ],
      },
    },
    only(
      'benchmark/baselines',
      ['benchmark/baselines', 'benchmark/export', 'planning'],
      'planners know nothing of who checks them',
    ),
    only('benchmark/export', ['benchmark/export', 'planning'], 'tables, made of ours'),
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: '^(test|bench|benchmark|scripts|gallery/serve)/|\\.test\\.tsx?$' },
      to: { path: '^(test|bench|benchmark|scripts|gallery/serve)/' },
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
