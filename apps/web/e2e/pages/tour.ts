import { expect, type Page } from '@playwright/test';

/** /roam: the room, the ways to look around in it, and the hotspots. */
export function tour(page: Page) {
  const canvas = page.getByRole('application');
  const middle = async () => {
    const { x, y, width, height } = (await canvas.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return { x: x + width / 2, y: y + height / 2, reach: width / 3 };
  };
  return {
    canvas,
    room: page.getByRole('heading', { level: 1 }),
    door: (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }),
    chosen: page.getByRole('navigation', { name: '房间列表' }).locator('[aria-current]'),
    ready: () => expect(page.getByText('拖动或按方向键转动视角')).toBeVisible(),
    async dragByMouse() {
      const { x, y, reach } = await middle();
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - reach, y, { steps: 4 });
      await page.mouse.up();
    },
    async dragByFinger() {
      const { x, y, reach } = await middle();
      const devtools = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', left: number) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: left, y }],
        });
      await touch('touchStart', x);
      for (const share of [0.3, 0.6, 1]) await touch('touchMove', x - reach * share);
      await touch('touchEnd', x - reach);
    },
  };
}
