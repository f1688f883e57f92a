/** A folder with more files directly in it than a newcomer reads through. */
export interface FullFolder {
  readonly folder: string;
  /** How many, tests left out where they stand beside what they test. */
  readonly code: number;
  /** How many with tests. */
  readonly all: number;
}

/** How many files a folder holds at most. */
export interface Fullness {
  /** Files of code without the tests beside them. */
  readonly code: number;
  /** With those tests. */
  readonly all: number;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** In this room tests are what there is to find. */
const holdsTests = (folder: string) => folder === 'test' || folder.startsWith('test/');

/**
 * Folders that hold more files than they may, by name. What stands in folders inside them does not count.
 * @param files paths from the project's root, with slashes
 */
export function fullFolders(files: readonly string[], most: Fullness): readonly FullFolder[] {
  const inFolders = Map.groupBy(files, (file) => file.slice(0, Math.max(0, file.lastIndexOf('/'))));
  return [...inFolders]
    .map(([folder, inside]) => {
      const code = inside.filter((file) => holdsTests(folder) || !isTest(file)).length;
      return { folder, code, all: inside.length };
    })
    .filter(({ code, all }) => code > most.code || all > most.all)
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
}
