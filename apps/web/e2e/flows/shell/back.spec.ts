import { expect } from '@playwright/test';
import { test } from '../../../../../tools/journeys/test';

const lists = [
  ['/productList?productType=1&charge=2&page=2', 'a[href^="/course/detail"]'],
  ['/search?keyword=心', 'a[href^="/course/detail"]'],
  ['/realTimeInfo?category=5', 'a[href^="/realTimeInfo/detail"]'],
] as const;

for (const [address, link] of lists) {
  test(`back to ${address} finds its state and its place again`, async ({ page }) => {
    // Low enough that even the shortest of these lists goes on below it.
    await page.setViewportSize({ width: 1280, height: 480 });
    await page.goto(address);
    const links = page.getByRole('main').locator(link);
    await expect(links.nth(2)).toBeVisible();
    // Beside the list the search has free courses, which may come before it.
    await page.waitForLoadState('networkidle');
    const titles = await links.allInnerTexts();
    const goal = links.nth(titles.length - 1);
    await goal.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(200);

    await goal.click();
    await expect(page).not.toHaveURL(encodeURI(address));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The list, which has a heading as well, stays until the page is there.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(encodeURI(address));
    await expect.poll(() => links.allInnerTexts()).toEqual(titles);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
}
