import { type ConsoleMessage, expect, type Page } from '@playwright/test';
import { accessFaults } from '../../../../tools/journeys/axe';
import { cutOffFaults } from '../../../../tools/journeys/cutOff';
import { goThrough } from '../../../../tools/journeys/goThrough';
import { lostAddresses, unknownAddress } from './addresses';

const site = 'AI数字医学虚拟仿真课程平台';
const desk = { width: 1440, height: 900 };
const SETTLED_MS = 3_000;
const phone = { width: 375, height: 900 };

const isWithin = (one: string, other: string) => other.startsWith(one) || one.startsWith(other);
/** Both ways into the contest beside this product show its one page. */
const isContest = (path: string) => path.startsWith('/campaign/');
const mayShare = (one: string, other: string) =>
  isWithin(one, other) || (isContest(one) && isContest(other));

/** All missing content shows the same not-found page. */
const isLost = (title: string) => title === `404 - ${site}`;

const isOfUnknown = (message: ConsoleMessage) =>
  new URL(message.location().url, 'http://localhost').pathname === unknownAddress;

/** Opens one address after the other, and tells everything that is wrong with each. */
export function walk(page: Page) {
  const go = goThrough(page);
  const found: string[] = [];
  const titled = new Map<string, string>();
  let isComingJudged = false;
  let here = '';
  const note = (fault: string) => void found.push(`${here}: ${fault}`);
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfUnknown(message)) note(message.text());
  });
  page.on('pageerror', ({ message }) => note(message));

  async function faultsOfTitle() {
    const title = await page.title();
    const { pathname } = new URL(page.url());
    // The bare address of an area may show the first of its pages.
    const other = titled.get(title);
    return [
      ...(title === site || title.endsWith(` - ${site}`) ? [] : [`is titled “${title}”`]),
      ...(title === site && pathname !== '/' ? ['has no title of its own'] : []),
      ...(other && !isLost(title) && !mayShare(other, pathname)
        ? [`has the title of ${other}`]
        : []),
    ];
  }

  async function judgeTitle() {
    // A title comes with its page, which may still be on its way.
    const isRight = expect.poll(faultsOfTitle).toEqual([]);
    await isRight.catch(async () => (await faultsOfTitle()).forEach(note));
    const title = await page.title();
    if (isLost(title) && !lostAddresses.has(here)) note('says that nothing is here');
    titled.set(title, new URL(page.url()).pathname);
  }

  /** Areas that are not built share one page: it is looked at where it is met first. */
  async function isKnown() {
    const isComing = (await page.getByText('此页面正在建设中').count()) > 0;
    const wasJudged = isComing && isComingJudged;
    isComingJudged ||= isComing;
    return wasJudged;
  }

  async function judgeAccess(width: number) {
    for (const fault of await accessFaults(page)) note(`at ${width} px, ${fault}`);
  }

  async function faultsOfWidth() {
    const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
    return [
      ...(overflow > 0 ? [`${overflow} px too wide for ${phone.width}`] : []),
      ...(await cutOffFaults(page)).map((fault) => `at ${phone.width} px, ${fault}`),
    ];
  }

  async function judge(address: string) {
    here = address;
    await page.setViewportSize(desk);
    await go(address);
    await judgeTitle();
    if (await isKnown()) return;
    await judgeAccess(desk.width);
    await page.setViewportSize(phone);
    await judgeAccess(phone.width);
    // A table becomes cards a moment after the window became narrow.
    const isNarrow = expect.poll(faultsOfWidth, { timeout: SETTLED_MS }).toEqual([]);
    await isNarrow.catch(async () => (await faultsOfWidth()).forEach(note));
  }

  return async (addresses: readonly string[]) => {
    // In the middle of a fade no words have the contrast that they will have.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of addresses) await judge(address);
    return found;
  };
}
