import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { paywayCodes } from '@cheese/domain/codes/shop/payment';
import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip, type ZlibOptions } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { services } from '@cheese/domain/calls/services';
import { isAsWritten } from '@cheese/domain/rules/text/asWritten';
import { pathnameOf } from '@cheese/domain/rules/site/pathname';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Payments } from '../ports/payments';
import type { Storage } from '../ports/storage';
import { Refusal } from '../calls/refusal';
import { addressesFile, addressesIn } from './addresses';
import { sendRefusal } from './failures';
import { firstAnswers } from './firstAnswer';
import { pageHeaders } from './headers';

export interface SitesOptions {
  /** The built sites and the stored files; null where something else serves them. */
  sites: { web: string; emergency: string } | null;
  storageDir: string;
  emergencyPort: number;
  chatOrigin: string | null;
}

/** Pages may upload to and fetch from the storage, and frame the payment provider's page. */
interface Beside {
  storage: Pick<Storage, 'origin'>;
  payments: Pick<Payments, 'providers'>;
}

const YEAR_S = 365 * 24 * 3600;
/** For names that change with their content. */
const forever = `public, max-age=${YEAR_S}, immutable`;
const briefly = 'public, max-age=3600';
const never = 'no-cache';

/** Hands out both built sites and stored files; a path that looks like a page gets the app. */
export function serveSites(app: FastifyInstance, options: SitesOptions & Beside) {
  const { sites, storage, payments } = options;
  app.register(fastifyStatic, { serve: false, cacheControl: false, preCompressed: true });

  const has = { web: addressesIn(sites?.web), emergency: addressesIn(sites?.emergency) };
  const written = { web: writtenIn(sites?.web), emergency: writtenIn(sites?.emergency) };
  const withFirstAnswer = firstAnswers(app, sites?.web);
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = asksForPage(request);
    const isAnswered = sites !== null && (isPage || isLost(request));
    if (!isAnswered) return sendRefusal(reply, new Refusal('call.unknown'));
    const site = siteOf(request, options);
    if (!isPage || !has[site](request.url)) reply.code(httpStatuses.notFound);
    const pay = payments.providers[paywayCodes.alipay]?.frames ?? null;
    const origins = { storage: storage.origin, chat: options.chatOrigin, pay };
    reply.headers({ ...pageHeaders(origins), 'cache-control': never });
    const page = isPage && site === 'web' ? await withFirstAnswer(request) : null;
    if (page !== null) {
      // The page may contain personal data.
      reply.header('cache-control', 'private, no-cache').type('text/html; charset=utf-8');
      reply.header('vary', 'accept-encoding');
      if (!takesGzip(request)) return reply.send(page);
      return reply.header('content-encoding', 'gzip').send(await packed(page));
    }
    return reply.sendFile(pageFor(request.url, written[site]), sites[site]);
  });

  const config = { access: 'open' } as const;
  if (!sites) return;
  const loose = { web: looseIn(sites.web), emergency: looseIn(sites.emergency) };
  const root = (request: FastifyRequest) => sites[siteOf(request, options)];
  serveFolder(app, '/assets/*', (request) => join(root(request), 'assets'), {
    'cache-control': forever,
  });
  app.get<{ Params: { file: string } }>('/:file', { config }, (request, reply) => {
    const { file } = request.params;
    if (file === 'index.html' || !loose[siteOf(request, options)].has(file)) {
      return reply.callNotFound();
    }
    reply.header('cache-control', briefly);
    return reply.sendFile(file, root(request));
  });
}

/** Made for one visit: it is packed quickly, not well. */
const packed = (page: string) => pack(page, { level: 4 });
const pack = promisify(gzip) as (text: string, options: ZlibOptions) => Promise<Buffer>;

const takesGzip = ({ headers }: FastifyRequest) =>
  /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(headers['accept-encoding']?.toString() ?? '');

type Root = (request: FastifyRequest) => string;
type Headers = Record<string, string>;

function serveFolder(app: FastifyInstance, url: string, root: Root, headers: Headers) {
  const config = { access: 'open' } as const;
  app.get<{ Params: { '*': string } }>(url, { config }, (request, reply) => {
    reply.headers(headers);
    return reply.sendFile(request.params['*'], root(request));
  });
}

/** The emergency centre has a name and, on one machine, a port of its own. */
function siteOf(request: FastifyRequest, { emergencyPort }: SitesOptions): 'web' | 'emergency' {
  const isByPort = request.socket.localPort === emergencyPort;
  const isByName = request.hostname.toLowerCase().startsWith('emergency.');
  return isByPort || isByName ? 'emergency' : 'web';
}

/** The file of a page: the words of a list stand only where its address asks for them. */
const pageFor = (url: string, written: ReadonlyMap<string, string>) =>
  (isAsWritten(url) && written.get(pathnameOf(url))) || 'index.html';

/** The pages that the build has written (tools/vite/prerender.mts); all others share index.html. */
function writtenIn(root: string | undefined): ReadonlyMap<string, string> {
  const folder = root && join(root, 'pages');
  const files = folder && existsSync(folder) ? readdirSync(folder) : [];
  return new Map(files.map((file) => [pathFor(file), `pages/${file}`]));
}

/** The files that lie at a site's root, such as its icon. */
const looseIn = (root: string): ReadonlySet<string> =>
  new Set(existsSync(root) ? readdirSync(root).filter(isLoose) : []);

const isLoose = (name: string) => extname(name) !== '' && name !== addressesFile;

/** The home alone has another name than its file: `/index` is a page that leads to it. */
const pathFor = (file: string) => (file === 'index.html' ? '/' : `/${basename(file, '.html')}`);

/** First parts of paths under which there is no page, only calls and files. */
const notPages = ['assets', 'storage', 'docs', 'sandbox'].concat(
  Object.values(services).map(({ prefix }) => prefix.slice(1)),
);

const pathOf = (url: string) => url.split('?')[0] ?? '';

/** Pages have clean paths: plain words, no file ending, nothing that calls or files live under. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const path = pathOf(url);
  const isClean = !/\/\/|\/\.|%|\p{Cc}/u.test(path) && !extname(path);
  const wantsHtml = /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
  return isRead(method) && wantsHtml && isClean && mayBePage(path);
}

/** A browser at an address that no page can have, such as one with a comma behind: told in words. */
const isLost = ({ method, url, headers }: FastifyRequest) =>
  isRead(method) && /text\/html/.test(headers.accept ?? '') && isNoCall(pathOf(url));

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

// A path that starts with `//` would name another host to the site's router.
const mayBePage = (path: string) => !path.startsWith('//') && isNoCall(path);

function isNoCall(path: string) {
  const [, first = ''] = path.split(/\/+/);
  return !notPages.includes(first.toLowerCase());
}
