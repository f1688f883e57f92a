import assert from 'node:assert/strict';
import { get as httpGet } from 'node:http';
import { after, before, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { pageSections } from '#contract/page-slots.ts';
import { paths } from '#contract/paths.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import { supplierOf } from '../../settings/supplier.ts';
import { fillPage } from './fill-page.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer({
    PAYMENT_LINK_MONTHLY: 'https://pay.example.com/m?a=1&b=2',
    SITE_URL: 'https://phila.example/',
    SUPPORT_EMAIL: 'help@phila.example',
  });
});
after(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { redirect: 'manual', headers });

/** As a browser asks; fetch adds a Cache-Control of its own to conditional requests. */
function plainStatus(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpGet(server.url + path, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.on('error', reject);
  });
}

test('a page carries a strict policy: no script inside it, nothing from elsewhere', async () => {
  const answer = await get('/');
  const policy = answer.headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'none'/);
  assert.equal(/script-src ([^;]*)/.exec(policy)?.[1], "'self'");
  const html = await (await get('/login')).text();
  const scripts = html.match(/<script(?! type="application\/ld\+json")[^>]*>[^<]*/g) ?? [];
  assert.equal(scripts.length, 1);
  const [, starter = ''] =
    /^<script async [^>]*src="(\/assets\/[\w.-]+\.js)">$/.exec(scripts[0] ?? '') ?? [];
  assert.match(await (await get(starter)).text(), /import\("\/assets\/[\w.-]+\.js"\)/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.doesNotMatch(policy, /unsafe|https?:/);
  assert.match(policy, /upgrade-insecure-requests/);
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
  assert.equal(answer.headers.get('x-frame-options'), 'DENY');
  assert.match(answer.headers.get('permissions-policy') ?? '', /camera=\(\)/);
  assert.match(answer.headers.get('strict-transport-security') ?? '', /max-age=31536000/);
});

test('the worker behind the pages may ask this site and nothing else', async () => {
  for (const encoding of ['identity', 'br']) {
    const { headers } = await get('/service-worker.js', { 'accept-encoding': encoding });
    assert.equal(
      headers.get('content-security-policy'),
      "default-src 'none'; connect-src 'self'",
      encoding,
    );
  }
});

test('assets are kept for ever and come compressed, pages are asked for again', async () => {
  const html = await (await get('/login')).text();
  const [asset] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  assert.ok(asset);
  const answer = await get(asset, { 'accept-encoding': 'br' });
  assert.match(answer.headers.get('cache-control') ?? '', /immutable/);
  // a cheap phone is not sent what only serves to ask again
  assert.equal(answer.headers.get('etag'), null);
  assert.equal(answer.headers.get('last-modified'), null);
  assert.equal(answer.headers.get('x-request-id'), null);
  assert.equal(answer.headers.get('content-encoding'), 'br');
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
  assert.equal(answer.headers.get('content-security-policy'), null);
  const page = await get('/login', { 'accept-encoding': 'br' });
  assert.equal(page.headers.get('cache-control'), 'no-cache');
  const etag = page.headers.get('etag') ?? '';
  assert.equal(
    await plainStatus('/login', { 'accept-encoding': 'br', 'if-none-match': etag }),
    304,
  );
});

test('unknown pages lead home, unknown files and calls are not found', async () => {
  const page = await get('/nothing/here');
  assert.deepEqual([page.status, page.headers.get('location')], [302, '/']);
  for (const path of [
    '/assets/none.js',
    '/none.png',
    '/auth/v1/none',
    '/functions/v1/none',
    '/site.json',
  ]) {
    assert.equal((await get(path)).status, 404, path);
  }
  assert.equal((await fetch(`${server.url}/nothing`, { method: 'POST' })).status, 404);
});

test('no way out of the site folder', async () => {
  for (const path of [
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
  ]) {
    const answer = await get(path);
    assert.doesNotMatch(await answer.text(), /"name": "phila"/, path);
  }
});

test('the public facts of this server', async () => {
  assert.deepEqual(await (await get('/config.json')).json(), {
    key: 'anon',
    paymentLinks: { monthly: 'https://pay.example.com/m?a=1&b=2', annual: null },
  });
});

test('alive and ready', async () => {
  assert.deepEqual(await (await get('/healthz')).json(), { status: 'ok' });
  assert.deepEqual(await (await get('/readyz')).json(), { status: 'ready' });
});

test('a request id of the caller is kept when it is harmless', async () => {
  assert.equal(
    (await get('/healthz', { 'x-request-id': 'abc-12345' })).headers.get('x-request-id'),
    'abc-12345',
  );
  const odd = (await get('/healthz', { 'x-request-id': '<script>' })).headers.get('x-request-id');
  assert.match(odd ?? '', /^[0-9a-f-]{36}$/);
});

const listed = [
  paths.home,
  paths.about,
  paths.whyChooseUs,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.access,
  paths.subscription,
  paths.feedback,
  paths.login,
  paths.register,
];
const once = (html: string, pattern: RegExp) => {
  const [first, ...more] = [...html.matchAll(pattern)];
  assert.ok(first && more.length === 0, `${pattern} once`);
  return first[1] ?? '';
};

test('every page is filled, and names itself, its address and its picture', async () => {
  const titles = new Set<string>();
  for (const path of Object.values(paths)) {
    const html = await (await get(path)).text();
    assert.doesNotMatch(html, /\{\{[#/A-Z]/, path);
    titles.add(once(html, /<title>([^<]+)<\/title>/g));
    assert.ok(once(html, /<meta name="description" content="([^"]+)"/g).length > 20, path);
    assert.match(html, /<html lang="en-ZA">/);
    if (!listed.some((address) => address === path)) {
      assert.match(html, /<meta name="robots" content="noindex">/, path);
      continue;
    }
    assert.doesNotMatch(html, /noindex/, path);
    const address = `https://phila.example${path}`;
    assert.equal(once(html, /<link rel="canonical" href="([^"]+)"/g), address);
    assert.equal(once(html, /<meta property="og:url" content="([^"]+)"/g), address);
    assert.equal(
      once(html, /<meta property="og:image" content="([^"]+)"/g),
      'https://phila.example/share.png',
    );
  }
  assert.equal(titles.size, Object.values(paths).length, 'no two pages have one title');
});

test('the picture of a shared address is a PNG of the size that is told', async () => {
  const answer = await get('/share.png');
  assert.equal(answer.headers.get('content-type'), 'image/png');
  const bytes = Buffer.from(await answer.arrayBuffer());
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
});

test('the product and its two prices are there for search engines', async () => {
  const productSchema = v.object({
    '@type': v.literal('Product'),
    offers: v.array(
      v.object({ price: v.string(), priceCurrency: v.literal('ZAR'), url: v.string() }),
    ),
  });
  for (const path of [paths.home, paths.subscription]) {
    const html = await (await get(path)).text();
    const text = once(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
    const { offers } = v.parse(productSchema, JSON.parse(text));
    assert.deepEqual(
      offers.map(({ price }) => price),
      ['99.00', '950.00'],
    );
    assert.equal(offers[0]?.url, 'https://phila.example/subscription');
  }
});

test('sitemap and robots lead crawlers to the public pages and away from the rest', async () => {
  const map = await (await get('/sitemap.xml')).text();
  const found = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  assert.deepEqual(found.sort(), listed.map((path) => `https://phila.example${path}`).sort());
  const rules = await (await get('/robots.txt')).text();
  assert.match(rules, /^Sitemap: https:\/\/phila\.example\/sitemap\.xml$/m);
  for (const closed of ['/auth/v1/', '/rest/v1/', '/functions/v1/', '/dashboard', '/onboarding'])
    assert.ok(rules.includes(`Disallow: ${closed}\n`), closed);
});

test('who finds a hole learns where to write, and password managers where a password is changed', async () => {
  const found = await get('/.well-known/security.txt');
  assert.equal(found.headers.get('content-type'), 'text/plain; charset=utf-8');
  const told = await found.text();
  assert.match(told, /^Contact: mailto:help@phila\.example$/m);
  const [, until = ''] = /^Expires: (.+)$/m.exec(told) ?? [];
  assert.ok(Date.parse(until) > Date.now());
  const change = await get('/.well-known/change-password');
  assert.deepEqual([change.status, change.headers.get('location')], [302, paths.profile]);
});

test('the support address is the one that this server was given', async () => {
  for (const path of [paths.contact, paths.privacy, paths.terms, paths.access]) {
    assert.match(await (await get(path)).text(), /href="mailto:help@phila\.example"/, path);
  }
});

test('the payment link that is set up is there without a script; the other one is not offered', async () => {
  const html = await (await get(paths.subscription)).text();
  assert.match(
    html,
    /<a href="https:\/\/pay\.example\.com\/m\?a=1&amp;b=2" target="_blank" rel="noopener noreferrer"[^>]*>Choose Monthly/,
  );
  assert.match(html, /<button[^>]*disabled=""[^>]*>Choose Annual/);
  assert.doesNotMatch(html, /<button[^>]*>Choose Monthly|<a [^>]*>Choose Annual/);
  const notices = [...html.matchAll(/Online payment [^<]+/g)].map(([text]) => text);
  assert.deepEqual(notices, [
    'Online payment of the Annual Plan is not set up on this server yet; the Monthly Plan can be paid.',
  ]);
});

test('a page comes packed in what the client takes, and says so', async () => {
  const page = await get(paths.about, { 'accept-encoding': 'gzip, br' });
  assert.equal(page.headers.get('content-encoding'), 'br');
  assert.match(page.headers.get('vary') ?? '', /accept-encoding/i);
  const refused = await get(paths.about, { 'accept-encoding': 'br;q=0, gzip' });
  assert.equal(refused.headers.get('content-encoding'), 'gzip');
  assert.equal(await refused.text(), await page.text());
});

test('the landing page needs no byte of script and at most 15 KB', async () => {
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    httpGet(server.url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });
  const html = brotliDecompressSync(bytes).toString();
  assert.doesNotMatch(html, /<script(?! type="application\/ld\+json")|\son\w+=|rel="stylesheet"/);
  // the icon comes too
  const icon = await (await get('/favicon.svg')).arrayBuffer();
  assert.ok(bytes.length + icon.byteLength <= 15_000, `${bytes.length} bytes`);
});

test('the privacy policy names who is told something, if and only if somebody is', async () => {
  const policyOf = async (url: string) =>
    (await (await fetch(`${url}/privacy`)).text()).replaceAll('<!-- -->', '');
  const usual = await policyOf(server.url);
  assert.doesNotMatch(
    usual,
    /automation service|\(here: |text message service|used for \d+ months/,
  );
  assert.match(usual, /process your subscription \(on this server: pay\.example\.com\);/);
  assert.match(usual, /deliver our messages to you\./);
  const telling = await startTestServer({
    PROFILE_WEBHOOK_URL: 'https://hooks.example.org/profiles',
    PROFILE_WEBHOOK_SECRET: 'a secret that sender and receiver share',
    AI_BASE_URL: 'https://model.example.org/v1',
    SMTP_URL: 'smtps://user:secret@mail.example.org',
    PHONE_SIGN_INS: 'on',
    SMS_URL: 'https://texts.example.org/send',
    PAYSTACK_SECRET_KEY: 'sk_test_0123456789abcdef0123456789abcdef01234567',
  });
  try {
    const policy = await policyOf(telling.url);
    assert.match(
      policy,
      /an automation service of ours at hooks\.example\.org, if you have agreed/,
    );
    assert.match(policy, /\(here: model\.example\.org\)/);
    assert.match(policy, /text message service at texts\.example\.org/);
    assert.match(policy, /process your subscription \(on this server: Paystack\);/);
    assert.match(policy, /deliver our messages to you \(on this server: mail\.example\.org\)\./);
    assert.match(policy, /uses for 36 months is/);
    assert.doesNotMatch(policy, /secret/);
  } finally {
    await telling.close();
  }
});

test('the manual holds what PAIA s51(1) lists, is found from every page of the site, and needs no script', async () => {
  const html = (await (await get(paths.access)).text()).replaceAll('<!-- -->', '');
  assert.doesNotMatch(html, /<script(?! type="application\/ld\+json")/);
  const headings = [...html.matchAll(/<h2[^>]*>\d\. ([^<]+)</g)].map(([, text]) => text);
  assert.deepEqual(headings, [
    'Who we are',
    'The guide on how to use PAIA',
    'What you can have without asking',
    'What we keep because other laws say so',
    'About whom and what we keep records',
    'How to ask for a record',
    'How personal information is used',
    'Where this manual is',
  ]);
  for (const path of [paths.access, paths.privacy])
    assert.match(
      await (await get(path)).text(),
      /mailto:POPIAComplaints@inforegulator\.org\.za/,
      path,
    );
  for (const path of [paths.home, paths.contact, paths.privacy, paths.terms])
    assert.match(await (await get(path)).text(), /href="\/access-to-information"/, path);
});

test('what is ordered is told before the payment page is opened, and VAT only by a vendor', async () => {
  const plain = async (url: string, path: string) =>
    (await (await fetch(url + path)).text()).replaceAll('<!-- -->', '');
  const prices = await plain(server.url, paths.subscription);
  for (const told of [
    /You pay R\s?99 when you order, and R\s?99 each month after that until you cancel\./,
    /You pay R\s?950 when you order, and R\s?950 each year after that until you cancel\./,
    /Within 7 days of ordering you get all of it back\./,
    /Nothing is ordered before you confirm there\./,
  ])
    assert.match(prices, told);
  const from = prices.indexOf('Choose Monthly');
  assert.ok(prices.search(/R\s?99 each month after/) < from, 'before the button');
  for (const path of [paths.home, paths.terms, paths.subscription])
    assert.doesNotMatch(await plain(server.url, path), /\bVAT\b/, path);
  const vendor = await startTestServer({ VAT_NUMBER: '4123456789' });
  try {
    assert.match(await plain(vendor.url, paths.terms), /nothing is added\s+\(VAT is included\)\./);
  } finally {
    await vendor.close();
  }
});

test('who runs the service stands where the law wants it; what is missing is warned of at a public address', async () => {
  const pages = ['/contact', '/terms', '/privacy', '/access-to-information'];
  const textOf = async (url: string, path: string) =>
    (await (await fetch(url + path)).text())
      .replaceAll(/<!-- -->|<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  for (const path of pages)
    assert.doesNotMatch(await textOf(server.url, path), /Telephone|VAT number/);
  const heard: string[] = [];
  const told = await startTestServer(
    {
      SITE_URL: 'https://phila.example',
      SUPPLIER_NAME: 'Phila (Pty) Ltd',
      SUPPLIER_PHONE: '021 555 0100',
      INFORMATION_OFFICER: 'N. Dlamini',
      VAT_NUMBER: '4123456789',
    },
    { onLog: (message) => heard.push(message) },
  );
  try {
    for (const path of pages) {
      const text = await textOf(told.url, path);
      for (const fact of ['Phila (Pty) Ltd', '021 555 0100', 'N. Dlamini', '4123456789']) {
        assert.ok(text.includes(fact), `${path}: ${fact}`);
      }
      assert.doesNotMatch(text, /Legal status|Registration number/);
    }
    const asking =
      /You need no account to ask .* to our information officer \( ?N\. Dlamini ?\).* within 30 days/;
    assert.match(await textOf(told.url, '/contact'), asking);
    assert.match(
      await textOf(server.url, '/contact'),
      /You need no account to ask .* within 30 days/,
    );
    assert.doesNotMatch(await textOf(server.url, '/contact'), /our information officer|on paper/);
    const [warning, ...more] = heard.filter((line) => line.startsWith('the law wants'));
    assert.match(warning ?? '', /: SUPPLIER_STATUS, SUPPLIER_REGISTRATION, SUPPLIER_ADDRESS$/);
    assert.deepEqual(more, []);
  } finally {
    await told.close();
  }
});

/** Section 43(1) of the ECT Act, letter by letter: on which page each stands, and by which words it is known there. */
const owedFacts = [
  ['a', paths.terms, /Name: Phila \(Pty\) Ltd Legal status: private company/],
  [
    'b',
    paths.terms,
    /Physical address, also for legal papers: 1 Long Street.*Telephone: 021 555 0100/,
  ],
  ['c', paths.terms, /Website: https:\/\/phila\.example ?, email: help@phila\.example/],
  ['d', paths.terms, /Bodies and codes of conduct: Wellness Council, council\.example/],
  ['e', paths.terms, /Bodies and codes of conduct: .*code of conduct at council\.example\/code/],
  ['f', paths.terms, /Registration number: 2026\/1 ?, Pretoria Office bearers: N\. Dlamini/],
  ['g', paths.terms, /also for legal papers: 1 Long Street/],
  ['h', paths.subscription, /Monthly meal plans .*Monthly workout plans .*Smart grocery list/],
  ['i', paths.subscription, /You pay R ?99 when you order.*Nothing is added to these prices/],
  ['j', paths.terms, /Payments are taken by an external payment provider/],
  ['k', paths.terms, /These terms, with every earlier version, can be read and kept/],
  ['l', paths.terms, /Plans are made within minutes of your asking for them/],
  ['m', paths.terms, /What we know of your payments is part of “Download My Data”/],
  [
    'n',
    paths.terms,
    /There are no refunds for partial months.*all of it goes back to you within 30 days/,
  ],
  ['o', paths.terms, /Bodies and codes of conduct: .*disputes: ombud\.example/],
  ['p', paths.privacy, /We do not see your card number.*How we protect it/],
  ['q', paths.terms, /agreed for a month at a time, the annual plan for a year at a time/],
  [
    'r',
    paths.terms,
    /section 44 of the Electronic Communications and Transactions Act .* within seven days/,
  ],
] as const;

test('each of the eighteen facts that the law wants before an order stands on a page', async () => {
  const told = await startTestServer({
    SITE_URL: 'https://phila.example',
    SUPPORT_EMAIL: 'help@phila.example',
    SUPPLIER_NAME: 'Phila (Pty) Ltd',
    SUPPLIER_STATUS: 'private company',
    SUPPLIER_REGISTRATION: '2026/1, Pretoria',
    SUPPLIER_OFFICE_BEARERS: 'N. Dlamini',
    SUPPLIER_ADDRESS: '1 Long Street, Cape Town',
    SUPPLIER_PHONE: '021 555 0100',
    SUPPLIER_CODES:
      'Wellness Council, council.example; code of conduct at council.example/code; disputes: ombud.example',
    INFORMATION_OFFICER: 'N. Dlamini',
  });
  try {
    const texts = new Map<string, string>();
    for (const [letter, path, words] of owedFacts) {
      const known = texts.get(path);
      const text =
        known ??
        (await (await fetch(told.url + path)).text())
          .replaceAll('<!-- -->', '')
          .replaceAll(/<[^>]+>/g, ' ')
          .replaceAll('&nbsp;', ' ')
          .replaceAll(/\s+/g, ' ');
      texts.set(path, text);
      assert.match(text, words, `43(1)(${letter}) on ${path}`);
    }
    assert.equal(owedFacts.length, 18);
  } finally {
    await told.close();
  }
});

test('what a server fills in cannot become markup', () => {
  const facts = {
    siteUrl: 'https://x.example',
    recipients: { webhook: null, model: null },
    supplier: supplierOf({}),
    paymentLinks: { monthly: '"><b>', annual: null },
  };
  const [open, close] = pageSections.onlyMonthly;
  const html = fillPage(`<a href="{{PAYMENT_MONTHLY}}">{{SUPPORT_EMAIL}}</a>${open}none${close}`, {
    ...facts,
    supportEmail: '<i>@x.example',
  });
  assert.equal(html, '<a href="&quot;&gt;&lt;b&gt;">&lt;i&gt;@x.example</a>none');
  assert.throws(() => fillPage(`a ${open} b`, { ...facts, supportEmail: '' }), /does not close/);
});
