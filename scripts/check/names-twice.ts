/** A name that several modules export, with the modules, by path. */
export interface NameTwice {
  readonly name: string;
  readonly files: readonly string[];
}

/** What a module declares and exports under a name of its own; a name that it only hands on is none. */
const exported =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/**
 * Parts of the project, in each of which a name means one thing. What all others import is part of each.
 *
 * - The server and the web app meet on the wire alone: a call of the web app is named as what answers it.
 * - What judges plans speaks of the same things as what makes them, with an arithmetic of its own.
 * - Tests, scripts and measurements play members, clients and operators, and are imported by nobody else.
 */
const parts: readonly { readonly part: string; readonly of: RegExp }[] = [
  { part: 'judges', of: /^planning\/audit\// },
  { part: 'core', of: /^(?:planning|membership|contract)\// },
  { part: 'server', of: /^(?:server|database|operator)\// },
  { part: 'web', of: /^web\// },
  { part: 'benchmark checker', of: /^benchmark\/checker\// },
  { part: 'benchmark', of: /^benchmark\// },
  { part: 'scripts', of: /^scripts\// },
  { part: 'test', of: /^test\// },
  { part: 'bench', of: /^bench\// },
];
const shared = 'core';
const standOnShared = ['server', 'web'];

const partOf = (file: string) => parts.find(({ of }) => of.test(file))?.part ?? file;

function areBesideEachOther(one: string, other: string): boolean {
  const [a, b] = [partOf(one), partOf(other)];
  if (a === b) return true;
  return (a === shared && standOnShared.includes(b)) || (b === shared && standOnShared.includes(a));
}

/**
 * Names that mean two things in one part of the project.
 * @param sources texts of modules, by path from the project's root
 */
export function namesTwice(sources: ReadonlyMap<string, string>): readonly NameTwice[] {
  const filesOf = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    for (const [, name = ''] of source.matchAll(exported)) {
      const files = filesOf.get(name) ?? new Set();
      filesOf.set(name, files.add(file));
    }
  }
  return [...filesOf]
    .map(([name, all]) => {
      const files = [...all].filter((file) =>
        [...all].some((other) => other !== file && areBesideEachOther(file, other)),
      );
      return { name, files: files.sort() };
    })
    .filter(({ files }) => files.length > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
