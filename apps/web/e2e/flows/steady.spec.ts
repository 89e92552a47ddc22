import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';

/** As on a phone's network: what comes comes piece by piece. */
const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

const MOST = 0.02;

const addresses = [
  '/',
  '/productList?productType=1',
  '/realTimeInfo',
  '/realTimeInfo/detail?id=1',
  '/help',
  '/help?id=1',
  '/search?keyword=急救',
  '/freeZone',
  '/download',
];

for (const width of [375, 1440]) {
  test(`nothing moves away while a page ${width} wide comes`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 850 });
    const line = await context.newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', slow);
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as LayoutShift).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('footer')).toBeAttached();
      await expect(page.locator('main [data-awaited]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect.soft(await page.evaluate(() => window.seen.shift), address).toBeLessThan(MOST);
    }
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

declare global {
  interface Window {
    seen: { shift: number };
  }
}
