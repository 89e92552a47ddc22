import type { Page } from '@playwright/test';
import { slidePuzzle } from '../../../../../tools/journeys/puzzle';
import { findGap } from '../findGap';

/** The slide puzzle: the browser's own, and the server's where that one asks for it. */
export function puzzle(page: Page) {
  const own = slidePuzzle(page);
  const { dialog, slider, slide } = own;
  const scene = dialog.locator('.slider-captcha-picture canvas').first();
  return {
    ...own,
    scene,
    body: dialog.locator('.slider-captcha-body'),
    /** The server does not reveal the gap, so find it in the picture. */
    solveIssued: async () => {
      await slider.and(page.locator('[aria-disabled=false]')).waitFor();
      await slide(await findGap(scene, dialog.locator('.slider-captcha-piece canvas')));
    },
  };
}
