import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { Marked, type Token } from 'marked';
import * as v from 'valibot';

const manifestSchema = v.object({ scripts: v.record(v.string(), v.string()) });

/** Folders of the project's root that are made, not written: by installing, building, running and testing. */
const made = ['node_modules', 'dist', '.data', '.cache'];

/** What a document says of the project: where it leads, and which files and commands it names. */
interface Document {
  /** Fragments under which its headings are reached, as GitHub makes them. */
  readonly anchors: ReadonlySet<string>;
  readonly links: readonly string[];
  /** Texts in backticks. */
  readonly names: readonly string[];
  /** Commands that it says to run: `npm run <name>`. */
  readonly commands: readonly string[];
}

/** The words of a heading without their markup, as its fragment is made of them. */
function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if ('tokens' in token && token.tokens !== undefined) return plainText(token.tokens);
      return 'text' in token && typeof token.text === 'string' ? token.text : '';
    })
    .join('');
}

function readDocument(text: string): Document {
  const marked = new Marked();
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  const links: string[] = [];
  const names: string[] = [];
  void marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'heading') anchors.add(slugger.slug(plainText(token.tokens ?? [])));
    if (token.type === 'link' || token.type === 'image') links.push(String(token.href));
    if (token.type === 'codespan') names.push(String(token.text));
  });
  const commands = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  return { anchors, links, names, commands };
}

const isOutside = (link: string) => /^[a-z][a-z+.-]*:/.test(link);

/** Extensions of files that are written here; a name that ends otherwise is a word with a dot in it. */
const written = /\.(?:tsx?|[cm]js|md|sql|css|json|ya?ml|svg|txt)$/;

/** A file's name, alone or with its folders; braces and stars stand for several. */
const fileName = /^(?:\.{1,2}\/)?[\w.@{},*-]+(?:\/[\w.@{},*-]+)*\/?$/;

/** What a root holds, for the names in documents that stand for files of it. */
class Tree {
  readonly root: string;
  readonly folders: readonly string[];
  #baseNames: ReadonlySet<string> | null = null;

  constructor(root: string) {
    this.root = root;
    this.folders = readdirSync(root).filter(
      (name) =>
        !made.includes(name) && name !== '.git' && statSync(path.join(root, name)).isDirectory(),
    );
  }

  get #sourceFolders(): readonly string[] {
    return this.folders.filter((name) => !name.startsWith('.') || name === '.github');
  }

  documents(): readonly string[] {
    const inFolders = this.#sourceFolders.flatMap((folder) =>
      globSync(`${folder}/**/*.md`, { cwd: this.root }),
    );
    return [...globSync('*.md', { cwd: this.root }), ...inFolders].sort();
  }

  holdsFileCalled(name: string): boolean {
    this.#baseNames ??= new Set(
      this.#sourceFolders
        .flatMap((folder) => globSync(`${folder}/**`, { cwd: this.root }))
        .concat(readdirSync(this.root))
        .map((file) => path.basename(file)),
    );
    return this.#baseNames.has(name);
  }

  /** Whether a name in backticks stands for something that is there; a word that is no file's name does. */
  isThere(name: string, from: string): boolean {
    if (!fileName.test(name)) return true;
    const folders = name.split('/');
    const isWritten = written.test(name);
    if (folders.length === 1) return !isWritten || /[{*]/.test(name) || this.holdsFileCalled(name);
    if (!isWritten && !this.folders.includes(folders[0] ?? '')) return true;
    const isMade = folders.some((folder) => made.includes(folder));
    const places = [name, path.join(from, name)];
    return isMade || places.some((place) => globSync(place, { cwd: this.root }).length > 0);
  }
}

/**
 * What documents of a project name and it does not hold: files and headings that links lead to, files in
 * backticks, commands to run. A file is named from the root or from the document's own folder, or by its
 * last name alone.
 * @param root folder of the project
 * @returns a line for each, with the document's path
 */
export function brokenReferences(root: string): readonly string[] {
  const tree = new Tree(root);
  const documents = new Map(
    tree
      .documents()
      .map((file) => [file, readDocument(readFileSync(path.join(root, file), 'utf8'))]),
  );
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { scripts } = v.parse(manifestSchema, manifest);
  return [...documents].flatMap(([file, document]) => {
    const folder = path.dirname(file);
    const broken: string[] = [];
    for (const link of document.links.filter((href) => !isOutside(href))) {
      const [to = '', heading] = decodeURIComponent(link).split('#');
      const target = to === '' ? file : path.normalize(path.join(folder, to));
      if (!existsSync(path.join(root, target)))
        broken.push(`${file}: no file for the link ${link}`);
      else if (heading && documents.get(target)?.anchors.has(heading) === false)
        broken.push(`${file}: no heading for the link ${link}`);
    }
    for (const name of document.names)
      if (!tree.isThere(name, folder)) broken.push(`${file}: no file is called \`${name}\``);
    for (const name of document.commands)
      if (!Object.hasOwn(scripts, name))
        broken.push(`${file}: no command is called npm run ${name}`);
    return broken;
  });
}
