/**
 * Rooms of a folder, lowest first: of the folder, one imports itself, those before it, or only those that it has `below`
 * it, and what is `open` to all. Rooms that are not named and files beside them are held by the other fences alone.
 */
const orders = [
  {
    folder: 'planning/audit',
    open: ['[^/]+[.]ts$'],
    rooms: [
      { room: 'recipes', comment: 'dishes before any plan' },
      { room: 'training', comment: 'plans of training; they know no meal' },
      { room: 'statements', comment: 'what members say, and what foods are to them' },
      { room: 'nutrition', comment: 'what a body needs, by an arithmetic of its own' },
      { room: 'meals', comment: 'meals, days and weeks of a plan, and their page' },
      { room: 'eating', comment: 'whether it is what people eat' },
      { room: 'shopping', comment: 'the list that follows from the meals' },
    ],
  },
  {
    folder: 'planning/catalogue',
    open: ['[^/]+[.]ts$'],
    rooms: [
      { room: 'food-facts', comment: 'what foods are made of, weigh and are in season' },
      { room: 'packs', comment: 'how foods are sold' },
      { room: 'matcher', comment: 'foods by the words of members' },
      { room: 'dishes', comment: 'dishes as they are served' },
    ],
  },
  {
    folder: 'scripts/faults',
    open: ['[^/]+[.]ts$'],
    rooms: [
      { room: 'rounds', comment: 'processes that are killed under load' },
      { room: 'outages', comment: 'what the product stands on is away for a while' },
      { room: 'restores', comment: 'backups that are put back' },
      { room: 'releases', comment: 'one version after another' },
    ],
  },
  {
    folder: 'planning/training',
    rooms: [
      { room: 'model', comment: 'what a plan of training is, what a set takes and how it grows' },
      { room: 'outline', comment: 'which session on which day, and what its minutes are for' },
      { room: 'choice', comment: 'exercises for the places of a session' },
      { room: 'sets', comment: 'how many sets of each, and what four weeks must hold' },
      { room: 'words', comment: 'sentences about weeks; they decide nothing' },
      { room: 'sessions', comment: 'whole sessions: warm-up, sets, work for the heart, cool-down' },
      { room: 'load', below: ['model'], comment: 'what a log asks for; no plan follows from it' },
    ],
  },
  {
    folder: 'planning/writing',
    rooms: [
      { room: 'words', comment: 'plain English; it knows no plan' },
      { room: 'task', comment: 'what of a plan is written about' },
      { room: 'guard', comment: 'what an answer may say; the prompt is not its matter' },
    ],
  },
  {
    folder: 'server',
    open: ['features/', 'platform/', 'settings[.]ts$'],
    rooms: [
      { room: 'settings', comment: 'variables of one subject, parsed' },
      { room: 'watch', comment: 'what an operator sees of the product' },
      { room: 'plans', comment: 'threads that plan, and plans made ahead' },
      { room: 'assembly', comment: 'features with what they need; app.ts opens them' },
    ],
  },
  {
    folder: 'server/features/data',
    open: ['wire-error[.]ts$'],
    rooms: [
      { room: 'query', comment: 'what an address asks for; it knows no table' },
      { room: 'content', comment: 'headers and bodies, read and written' },
      { room: 'schema', below: [], comment: 'the tables that there are' },
      { room: 'sql', comment: 'the text of a statement; it asks nothing' },
      {
        room: 'execution',
        below: ['query', 'content', 'sql'],
        comment: 'a statement as the member, within its time',
      },
      { room: 'rows', comment: 'reading, inserting, changing' },
    ],
  },
  {
    folder: 'server/features/generation',
    open: ['[^/]+[.]ts$'],
    rooms: [
      { room: 'task', comment: 'what is computed of a profile; it knows no queue' },
      { room: 'progress', comment: 'how far a generation is, told to who waits' },
      { room: 'money', comment: 'what a new list takes over: ticks, and what was spent' },
      { room: 'worker', comment: 'a generation from the press to its end' },
      { room: 'ahead', comment: 'plans made before anybody presses' },
      { room: 'overview', comment: 'what of stored plans is due today' },
    ],
  },
  {
    folder: 'web/lib',
    open: ['format.ts'],
    rooms: [
      { room: 'device', comment: 'what this browser and its storage are' },
      { room: 'navigation', comment: 'addresses, and the code that they need' },
      { room: 'wire', comment: 'what a server answers, whoever asks' },
      { room: 'auth', comment: 'the client of the accounts, and its tokens' },
      { room: 'requests', comment: 'what a member asks, and what is kept of the answers' },
      { room: 'session', comment: 'who is there' },
      { room: 'outbox', comment: 'what waits for a signal; it knows no plan' },
      { room: 'form', comment: 'answers while they are typed' },
      { room: 'profile', comment: 'what a member said; it knows no plan' },
      { room: 'plans', comment: 'stored plans; how one comes to be made is not their matter' },
      { room: 'training', comment: 'which session is due today, and what is done of it' },
      { room: 'generation', comment: 'a plan that is being made' },
    ],
  },
  {
    folder: 'web/features/training',
    open: ['[^/]+[.]tsx?$'],
    rooms: [
      { room: 'log', comment: 'what was lifted, kept and told to the server' },
      { room: 'set', comment: 'one set on the screen' },
      { room: 'gym', comment: 'a session, set by set' },
      { room: 'changes', comment: 'swaps and moves in a plan' },
    ],
  },
];

/** Folders whose rooms know nothing of each other. */
const apart = [
  { folder: 'planning/page', comment: 'a page of meals, of shopping, of training' },
  { folder: 'planning/shopping', comment: 'days to buy on, and prices of an operator' },
];

const inOrder = orders.flatMap(({ folder, open = [], rooms }) =>
  rooms.map(({ room, below, comment }, index) => ({
    name: `${folder.replaceAll('/', '-')}-${room}-order`,
    comment,
    severity: 'error',
    from: { path: `^${folder}/${room}/`, pathNot: '\\.test\\.tsx?$' },
    to: {
      path: `^${folder}/`,
      pathNot: [
        ...[room, ...(below ?? rooms.slice(0, index).map((before) => before.room))].map(
          (name) => `^${folder}/${name}/`,
        ),
        ...open.map((name) => `^${folder}/${name}`),
      ],
    },
  })),
);

const betweenApart = apart.map(({ folder, comment }) => ({
  name: `${folder.replaceAll('/', '-')}-rooms-are-apart`,
  comment,
  severity: 'error',
  from: { path: `^${folder}/([^/]+)/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/$1/` },
}));

module.exports = [...inOrder, ...betweenApart];
