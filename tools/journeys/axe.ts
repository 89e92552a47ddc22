import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

const script = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe {
  axe: typeof axe;
}

/**
 * Injected once per document: it is half a megabyte, and each page is checked twice.
 * Pseudo-elements behind text are ignored, because checking them for each text up to the root took
 * two thirds of the time.
 */
async function bring(frame: Frame) {
  if (await frame.evaluate(() => 'axe' in globalThis)) return;
  await frame.evaluate(script);
  await frame.evaluate(() => {
    // Options are replaced as a whole: without the ratios the check throws and finds nothing.
    const options = {
      ignorePseudo: true,
      ignoreUnicode: true,
      ignoreLength: false,
      pseudoSizeThreshold: 0.25,
      boldValue: 700,
      boldTextPt: 14,
      largeTextPt: 18,
      shadowOutlineEmMax: 0.2,
      contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
      textStrokeEmMin: 0.03,
    };
    const contrast = { id: 'color-contrast', options };
    (globalThis as unknown as WithAxe).axe.configure({ checks: [contrast] });
  });
}

/**
 * The accessibility violations of the current view. axe runs directly in the page, because its
 * Playwright package injects the script for every check and returns all results instead of only the
 * violations.
 * @param part that alone is looked at
 */
export async function accessFaults(page: Page, part?: string): Promise<string[]> {
  for (const frame of page.frames()) await bring(frame);
  return page.evaluate(async (only) => {
    const { run } = (globalThis as unknown as WithAxe).axe;
    const { violations } = await run(only ?? document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, part);
}
