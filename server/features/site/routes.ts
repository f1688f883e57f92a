import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicConfig } from '#contract/config.ts';
import { paths, wire } from '#contract/paths.ts';
import type { MemberDatabase } from '../../platform/database/database.ts';
import { carriersOf, recipientsOf } from '../../platform/outgoing/recipients.ts';
import { orderLinks, siteAddress, supportAddress } from '../../platform/site-address.ts';
import type { Settings } from '../../settings.ts';
import { robots, securityText, sitemap } from './crawlers.ts';
import { legalRoutes } from './legal-routes.ts';
import { createPages } from './pages.ts';
import type { Site } from './read-site.ts';

interface SiteParts {
  readonly settings: Settings;
  readonly site: Site;
  readonly members: MemberDatabase;
}

/** A year: the name of such a file changes with its content. */
const forever = 'public, max-age=31536000, immutable';
/** By which a browser asks whether a file has changed, or for a part of it. */
const validators = ['etag', 'last-modified', 'accept-ranges'];
const worker = '/service-worker.js';
/** It asks this site, and does nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'";
/** Asked for again each time, answered by 304 while it is the same. */
const revalidated = 'no-cache';

const wires = [wire.auth, wire.data, wire.functions];

/** Whether a path looks like an address of a page, and not like a file or a call that does not exist. */
function isPage(request: FastifyRequest): boolean {
  const [pathname = '/'] = request.url.split('?');
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (wires.some((prefix) => pathname.startsWith(`${prefix}/`))) return false;
  return !/\.[a-z0-9]+$/i.test(pathname) && !pathname.startsWith('/assets/');
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply): void {
  // an address that names no page leads home; a missing file or call says so
  if (isPage(request)) {
    reply.redirect(paths.home, 302);
    return;
  }
  reply.code(404).send({ code: 'not_found', message: 'There is nothing at this address.' });
}

/** The web app: prerendered pages, the app's shell for its own addresses, files, and `/config.json`. */
export async function siteRoutes(
  app: FastifyInstance,
  { settings, site, members }: SiteParts,
): Promise<void> {
  await app.register(serveStatic, {
    root: site.dir,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', 'site.json'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      if (!file.includes('/assets/')) {
        reply.header('cache-control', revalidated);
        // the pages' own policy does not hold for the worker behind them
        if (file.includes(worker)) reply.header('content-security-policy', workerPolicy);
        return;
      }
      reply.header('cache-control', forever);
      // never asked about again, by a browser or by support: its name holds a hash of what is in it
      for (const name of [...validators, 'x-request-id']) reply.removeHeader(name);
    },
  });
  const siteUrl = siteAddress(settings);
  const facts = {
    siteUrl,
    supportEmail: supportAddress(settings),
    recipients: recipientsOf(settings),
    carriers: carriersOf(settings),
    dormantMonths: settings.dormantMonths,
    supplier: settings.supplier,
    paymentLinks: orderLinks(settings),
  };
  const send = createPages(site.dir, facts);
  const legal = legalRoutes(app, { site, facts, members });
  const page = (file: string) => async (request: FastifyRequest, reply: FastifyReply) =>
    send(file, request, reply);
  for (const [address, file] of site.pages) {
    if (!legal.has(address)) app.get(address, page(file));
  }
  // kept by the service worker for pages that it does not keep themselves
  app.get(`/${site.shell}`, page(site.shell));
  for (const address of Object.values(paths)) {
    if (!site.pages.has(address)) app.get(address, page(site.shell));
  }
  const text = (address: string, type: string, content: string) =>
    app.get(address, async (_request, reply) =>
      reply.header('cache-control', revalidated).type(`${type}; charset=utf-8`).send(content),
    );
  text('/sitemap.xml', 'application/xml', sitemap(siteUrl, site.listed));
  // where password managers lead whoever wants another password
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.redirect(paths.profile, 302),
  );
  const contact = settings.securityContact ?? `mailto:${supportAddress(settings)}`;
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .header('cache-control', revalidated)
      .type('text/plain; charset=utf-8')
      .send(securityText(siteUrl, contact, new Date())),
  );
  text('/robots.txt', 'text/plain', robots(siteUrl));
  app.get(wire.config, async (_request, reply): Promise<PublicConfig> => {
    reply.header('cache-control', revalidated);
    const { publishableKey: key, payments } = settings;
    const { paymentLinks } = facts;
    const isTold = payments.paystack !== null || payments.payfast !== null;
    return { key, paymentLinks, ...(isTold ? { membership: true } : {}) };
  });
  app.setNotFoundHandler(answerUnknown);
}
