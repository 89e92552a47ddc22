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
 * The pages that most visits begin with, and the modules that they stand on beside
 * what all share (tools/vite/chunks.mts). The build writes each as HTML (prerender.mts there): words and frame are there before any script has come.
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
    // Parts that come later would need inline scripts, which the pages may not run.
    { progressiveChunkSize: Infinity },
  );
  let html = '';
  for await (const piece of prelude) html += String(piece);
  return html;
}

/** Nothing on a prerendered page may hang on where it is served: only on what the build was given. */
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
