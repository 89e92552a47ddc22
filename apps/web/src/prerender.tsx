import { makeSession } from '@cheese/auth/session';
import { makeToaster } from '@cheese/ui/toast/makeToaster';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './App';
import { toRoutes } from './router';
import { screens } from './routes';
import type { MainSession, SignedInPerson } from './session/session';
import { readSettings } from './settings/settings';
import { makeStore } from './store';

/**
 * The pages that most visits start with, and the modules that they need besides the shared ones
 * (tools/vite/chunks.mts). The build renders each to HTML (tools/vite/prerender.mts), so that text
 * and layout are shown before any script has loaded.
 */
export const pages: Record<string, readonly string[]> = {
  '/': ['src/pages/home/HomePage.tsx'],
  '/productList': ['src/pages/productList/ProductListPage.tsx'],
  '/login': ['src/layouts/NoneLayout.tsx', 'src/pages/login/LoginPage.tsx'],
  '/course/detail': ['src/pages/course/detail/CourseDetailPage.tsx'],
};

/** Example queries for pages that need one; no data are loaded. */
const examples: Record<string, string> = { '/course/detail': '?courseId=1' };

/** Content of #root for an unknown user and without any data. */
export async function render(path: string): Promise<string> {
  const handler = createStaticHandler(toRoutes(screens));
  const context = await handler.query(
    new Request(new URL(path + (examples[path] ?? ''), somewhere)),
  );
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  const toaster = makeToaster();
  const store = makeStore({ context: noService, toaster });
  const { prelude } = await prerenderToNodeStream(
    <App store={store} toaster={toaster} session={nobodyYet()} settings={settings}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    // No streaming in chunks, because that needs inline scripts, which the pages may not run.
    { progressiveChunkSize: Infinity },
  );
  let html = '';
  for await (const piece of prelude) html += String(piece);
  return html;
}

/** A fixed address, because a prerendered page must not depend on where it is served. */
const somewhere = new URL('http://localhost:4200/');
const settings = readSettings(import.meta.env, somewhere);

const notAsked = () => Promise.reject(new Error('nothing is asked while pages are written'));

const noService = {
  http: notAsked as never,
  token: () => null,
  signedOut: () => undefined,
  lost: () => undefined,
};

const nobodyYet = (): MainSession =>
  makeSession<SignedInPerson>({
    tokens: { get: () => null, set: () => undefined, clear: () => undefined },
    kept: { get: () => null, set: () => undefined, clear: () => undefined },
    perTab: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    backPathKey: '',
    tabs: { tell: () => undefined, listen: () => undefined },
    isValid: notAsked,
    readPerson: notAsked,
    keptWillDo: () => true,
    forget: () => undefined,
  });
