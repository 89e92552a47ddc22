import { expect, type Page } from '@playwright/test';
import { test } from '../../../../../tools/journeys/test';
import { shell } from '../../pages/shell';
import { signIn } from '../../pages/people/signIn';

const CONTENT = 1200;
const MARGIN = 16;
const LEAST_FIELD = 112;

/** Left and right edges of the parts of the bar. */
const parts = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('header > div > *')].map((part) =>
      part.getBoundingClientRect(),
    );
    const seen = shown.filter(({ width }) => width > 0);
    return {
      left: Math.min(...seen.map(({ left }) => left)),
      right: Math.max(...seen.map(({ right }) => right)),
      isCrossed: seen.some((part, at) => at > 0 && part.left < (seen[at - 1]?.right ?? 0)),
    };
  });

const widthOf = async (part: ReturnType<Page['locator']>) => (await part.boundingBox())?.width ?? 0;

for (const { who, phone } of [
  { who: 'a visitor', phone: null },
  { who: 'a learner', phone: '13800000002' },
  { who: 'a teacher', phone: '13800000003' },
  { who: 'a school administrator', phone: '13800000004' },
]) {
  test(`begins and ends for ${who} with the content, and has room for a search`, async ({
    page,
  }) => {
    if (phone) await signIn(page, phone);
    const { banner, search, menu } = shell(page);
    for (const address of ['/freeZone', '/morphology']) {
      await page.goto(address);
      await (phone ? menu : banner.getByRole('link', { name: '登录' })).waitFor();
      for (const width of [600, 899, 1199, 1232, 1280, 1312, 1440, 1680, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const content = Math.min(CONTENT, width - 2 * MARGIN);
        const { left, right, isCrossed } = await parts(page);
        expect(isCrossed, `parts over each other at ${width}`).toBe(false);
        expect(right, `the end at ${width}`).toBeCloseTo((width + content) / 2, 0);
        // On narrower screens the bar starts with the drawer button, whose padding sticks out.
        if (width >= 1280)
          expect(left, `the start at ${width}`).toBeCloseTo((width - content) / 2, 0);
        expect(await widthOf(search), `the search at ${width}`).toBeGreaterThan(LEAST_FIELD - 32);
      }
    }
  });
}

for (const width of [375, 768, 1440]) {
  test(`leaves room to search with letters twice as large, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/freeZone');
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    const { search, banner } = shell(page);
    await search.click();
    await search.fill('心电图判读');
    // Five letters of 28 px.
    await expect.poll(() => widthOf(search)).toBeGreaterThan(5 * 28);
    const { right, isCrossed } = await parts(page);
    expect(right).toBeLessThanOrEqual(width);
    if (width > 640) expect(isCrossed).toBe(false);
    await banner.getByRole('button', { name: '搜索' }).click();
    await expect(page).toHaveURL(/\/search\?keyword=/);
  });
}
