/** Writes docs/routes.md from the route table; with --check, fails where it is out of date. */
import { type RouteLine, routesPage } from './routesPage';
import { written } from './written';

// A variable import path, which the compiler does not follow, because the pages behind the table
// are browser code.
const site = '../../apps/web/src';
const { screens } = (await import(`${site}/routes.tsx`)) as { screens: readonly RouteLine[] };
const { comingPage } = (await import(`${site}/routes/screen.ts`)) as { comingPage: () => unknown };

await written('routes.md', routesPage(screens, comingPage));
