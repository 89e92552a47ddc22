import { expect, type Page, type Request } from '@playwright/test';

const QUIET_MS = 150;
const LOOK_MS = 50;
/** A page that never stops requesting is checked all the same. */
const PATIENCE_MS = 10_000;

/** Tells when a page has no pending requests and starts no new ones. */
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
  /** An answer is processed and rendered first, because that may trigger the next request. */
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
 * Loads the first address in full and navigates to the others within the site, like a user
 * following links: a full load costs a second and adds no coverage.
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
