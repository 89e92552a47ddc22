import { expect, type Page, type Request } from '@playwright/test';

const QUIET_MS = 150;
const LOOK_MS = 50;
/** A page that never stops asking is looked at all the same. */
const PATIENCE_MS = 10_000;

/** Tells when a page has heard everything that it has asked for, and asks for no more. */
function watch(page: Page) {
  const open = new Set<Request>();
  let last = 0;
  const answered = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  const isQuiet = () => open.size === 0 && Date.now() - last >= QUIET_MS;
  /** What has come is read and drawn first: only then the page knows what it asks next. */
  const drawn = () =>
    page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
  const isSettled = async () => isQuiet() && (await drawn().then(isQuiet));
  return async () => {
    last = Date.now();
    const quiet = expect.poll(isSettled, { intervals: [LOOK_MS], timeout: PATIENCE_MS });
    await quiet.toBe(true).catch(() => undefined);
  };
}

/**
 * Opens the first address in full and goes to the others within the site, as who follows links:
 * each load of a whole site is a second of a journey, and says nothing new of a page.
 */
export function goThrough(page: Page) {
  const settled = watch(page);
  let isThere = false;
  return async (address: string) => {
    if (!isThere) await page.goto(address);
    else {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
    }
    isThere = true;
    await settled();
  };
}
