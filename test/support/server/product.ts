import { after, before } from 'node:test';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchBrowser, type Visit, visit } from '../browser/browser.ts';
import { closeUnused } from '../browser/tabs.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';
import { share } from './shared.ts';

/** The product and a browser, for the tests of one file. */
export interface Product {
  readonly server: TestServer;
  readonly browser: Browser;
  /** A fresh visitor of this server, as of `visit`. */
  visit(options?: BrowserContextOptions, expected?: RegExp): Promise<Visit>;
}

const sharedBrowser = share(
  launchBrowser,
  (browser) => browser.close(),
  (browser) => browser.isConnected(),
);

export interface BorrowedBrowser {
  readonly browser: Browser;
  /** Closes what was opened in it since. */
  giveBack(): Promise<void>;
}

/** The browser of this process, for the tests of one file. */
export async function borrowBrowser(): Promise<BorrowedBrowser> {
  const browser = await sharedBrowser();
  const others = new Set(browser.contexts());
  return {
    browser,
    async giveBack() {
      const own = browser.contexts().filter((context) => !others.has(context));
      await Promise.all(own.map((context) => context.close()));
    },
  };
}

const sharedServer = share(
  () => startTestServer(),
  (server) => server.close(),
);

/** The server of this process, which forgets how many members the files before have registered from the same address. */
async function freshShared(): Promise<TestServer> {
  const server = await sharedServer();
  await server.database.owner.query('truncate auth.rate_limits');
  return server;
}

/**
 * The product as it is by itself, for files that need no browser: the server of `openProduct`, so each test looks at members
 * of its own alone, and leaves tables and settings as they were.
 */
export function openServer(): Pick<Product, 'server'> {
  let opened: TestServer | null = null;
  before(async () => {
    opened = await freshShared();
  });
  return {
    get server() {
      if (!opened) throw new Error(notYet);
      return opened;
    },
  };
}

interface Opened {
  readonly server: TestServer;
  readonly browser: Browser;
  close(): Promise<void>;
}

const notYet = 'it opens before the first test, and not earlier';

/** @param open called before the first test of the file; hooks of the file itself do not wait for those before them */
function productOf(open: () => Promise<Opened>): Product {
  let opened: Opened | null = null;
  const product = () => {
    if (!opened) throw new Error(notYet);
    return opened;
  };
  before(async () => {
    opened = await open();
  });
  after(async () => {
    await opened?.close();
  });
  return {
    get server() {
      return product().server;
    },
    get browser() {
      return product().browser;
    },
    visit(visitOptions, expected) {
      const { server, browser } = product();
      return visit(browser, server.url, visitOptions, expected);
    },
  };
}

/**
 * The product as it is by itself. All files of a process that ask for it have the same one, so each test looks at members
 * of its own alone.
 */
export function openProduct(): Product {
  return productOf(async () => {
    const [server, browser] = await Promise.all([freshShared(), sharedBrowser()]);
    return { server, browser, close: () => closeUnused(browser) };
  });
}

/**
 * A server of the file's own, opened before its first test and closed after its last.
 * @param env settings that differ from the defaults
 * @param arrange what the tests need besides
 */
export function openOwnProduct(
  env: Readonly<Record<string, string>> = {},
  options: TestServerOptions = {},
  arrange: (server: TestServer) => Promise<void> = async () => {},
): Product {
  return productOf(async () => {
    const [server, { browser, giveBack }] = await Promise.all([
      startTestServer(env, options),
      borrowBrowser(),
    ]);
    await arrange(server);
    return {
      server,
      browser,
      async close() {
        await giveBack();
        await server.close();
      },
    };
  });
}
