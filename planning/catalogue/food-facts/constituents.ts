import { wordsOf } from '../words.ts';
import { type Constituent, constituentTable } from './constituent-table.ts';

export type ConstituentKey = keyof typeof constituentTable;

/** A constituent with everything that it is a kind of or is made of. */
export interface KnownConstituent {
  readonly key: ConstituentKey;
  /** Each as typed: 'sweet potato'. */
  readonly names: readonly string[];
  /** An allergen of the food table; null where foods do not warn of it. */
  readonly allergen: string | null;
  /** Itself, what it is of, and what that is of in turn. */
  readonly kinds: ReadonlySet<ConstituentKey>;
}

const rows: Readonly<Record<ConstituentKey, Constituent>> = constituentTable;

function isKey(name: string): name is ConstituentKey {
  return name in constituentTable;
}

/** Every key of the table, in its order. */
const constituentKeys: readonly ConstituentKey[] = Object.keys(constituentTable).filter(isKey);

/** @throws where a row names a constituent that there is not, or one that is of itself */
function kindsOf(key: ConstituentKey, below: readonly ConstituentKey[]): Set<ConstituentKey> {
  if (below.includes(key)) throw new Error(`${key} is made of itself`);
  const kinds = new Set([key]);
  for (const name of rows[key].of ?? []) {
    if (!isKey(name)) throw new Error(`${key} is of ${name}, which is no constituent`);
    for (const kind of kindsOf(name, [...below, key])) kinds.add(kind);
  }
  return kinds;
}

export const constituents: ReadonlyMap<ConstituentKey, KnownConstituent> = new Map(
  constituentKeys.map((key) => [
    key,
    {
      key,
      names: rows[key].names.split(', ').filter((name) => name !== ''),
      allergen: rows[key].allergen ?? null,
      kinds: kindsOf(key, []),
    },
  ]),
);

const keyByName: ReadonlyMap<string, ConstituentKey> = new Map(
  [...constituents.values()].flatMap(({ key, names }) =>
    names.map((name): readonly [string, ConstituentKey] => [wordsOf(name).join(' '), key]),
  ),
);

/** Whether a name stands for a kind of what another one stands for: tuna is fish. @param name in the singular, as `of` */
export function isKindOf(name: string, of: string): boolean {
  const [kind, whole] = [keyByName.get(name), keyByName.get(of)];
  if (kind === undefined || whole === undefined || kind === whole) return false;
  return constituents.get(kind)?.kinds.has(whole) === true;
}

/** All that a food holds which is made of these: the barley of a cereal is gluten as well. */
export function kindsIn(madeOf: readonly ConstituentKey[]): ReadonlySet<ConstituentKey> {
  return new Set(madeOf.flatMap((key) => [...(constituents.get(key)?.kinds ?? [])]));
}
