import { after, before } from 'node:test';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchBrowser, type Visit, visit } from './browser.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';

/** The product and a browser, for the tests of one file. */
export interface Product {
  readonly server: TestServer;
  readonly browser: Browser;
  /** A fresh visitor of this server, as of `visit`. */
  visit(options?: BrowserContextOptions, expected?: RegExp): Promise<Visit>;
}

let shared: Product | undefined;

/**
 * The product as it is by itself, opened before the first test and closed after the last. All files of a process that
 * ask for it have the same one, so each test looks at members of its own alone.
 */
export function openProduct(): Product {
  shared ??= openOwnProduct();
  return shared;
}

/**
 * Opens both before the first test of the file that calls it, and closes them after the last.
 * @param env settings that differ from the defaults
 * @param arrange what the tests need besides; hooks of the file itself do not wait for those before them
 */
export function openOwnProduct(
  env: Readonly<Record<string, string>> = {},
  options: TestServerOptions = {},
  arrange: (server: TestServer) => Promise<void> = async () => {},
): Product {
  let opened: Pick<Product, 'server' | 'browser'> | null = null;
  const product = () => {
    if (!opened) throw new Error('it opens before the first test, and not earlier');
    return opened;
  };
  before(async () => {
    const [server, browser] = await Promise.all([startTestServer(env, options), launchBrowser()]);
    opened = { server, browser };
    await arrange(server);
  });
  after(async () => {
    await opened?.browser.close();
    await opened?.server.close();
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
