import { expect, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { type Colour, gapOf, pixelsOf } from '../pages/slidePixels';

/** Two public slides; the second has twice the resolution. */
const [SKIN, LIVER] = [
  { id: 1, mpp: 0.5 },
  { id: 2, mpp: 0.25 },
];
/** A level of the skin that is a thirty-second of it. */
const LEVEL = { level: 3, scale: 1 / 32, middle: { x: 562, y: 407 } };

const halfRed = (colours: readonly Colour[]) =>
  colours.map(([red, green, blue]): Colour => [red / 2, green, blue]);

/** x, y and scale of both slides, as the address says them. */
function viewsIn(page: Page) {
  const said = new URL(page.url()).searchParams.get('v') ?? '';
  const [one = [], other = []] = said.split('*').map((view) => view.split('_').map(Number));
  return { one, other };
}

test('a slide is drawn as its address says, and two go in step by micrometres', async ({
  page,
}) => {
  // A quarter turn to the right, then mirrored: what lies below is seen at the right. No layer over it.
  const way = (right: number, down: number) => ({ x: down, y: right });
  const said = `17984_13024_${LEVEL.scale}_90_1~200_100_100_50_100_100~_`;
  await page.goto(`/morphology/slice?id=${SKIN.id}&v=${said}`);
  await expect(async () => {
    const { shown, own } = await pixelsOf(page, SKIN.id, { ...LEVEL, way });
    expect(gapOf(shown, halfRed(own))).toBeLessThan(6);
  }).toPass();

  await page.goto(
    `/morphology/compare?slides=${SKIN.id},${LIVER.id}&v=18000_13000_0.1_0_0*20000_14000_0.1_0_0`,
  );
  const stages = page.getByRole('application');
  await expect(stages).toHaveCount(2);
  await page.getByRole('button', { name: '按现在的位置联动' }).click();
  // Equal in micrometres at once: a pixel of the finer slide is half as wide.
  await expect.poll(() => viewsIn(page).other[2]).toBeCloseTo(0.05, 4);
  const before = viewsIn(page);
  await stages.first().press('ArrowRight');
  await expect.poll(() => viewsIn(page).one[0]).toBeGreaterThan(18_500);
  await expect
    .poll(() => {
      const { one, other } = viewsIn(page);
      const [here, there] = [one[0] ?? 0, other[0] ?? 0];
      const went = (here - 18_000) * SKIN.mpp;
      return (there - (before.other[0] ?? 0)) * LIVER.mpp - went;
    })
    .toBeCloseTo(0, 0);

  // Lock them again by three pairs of points.
  await page.getByRole('button', { name: '三点配准' }).click();
  for (const [x, y] of [
    [120, 120],
    [260, 130],
    [180, 300],
  ] as const) {
    await stages.first().click({ position: { x, y } });
    await stages.last().click({ position: { x, y } });
  }
  await expect(page.getByText(/^已配准/)).toBeVisible();
  await stages.last().press('r');
  await expect.poll(() => viewsIn(page)).toMatchObject({ one: { 3: 15 }, other: { 3: 15 } });
});
