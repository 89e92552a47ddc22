import { expect, type Page } from '@playwright/test';

/**
 * A prerendered page (tools/vite/prerender.mts) ignores mouse and keyboard until hydration. Clicks
 * and `fill` wait for that by themselves, because everything is disabled until then.
 */
export const hydrated = (page: Page) => expect(page.locator('[data-waits]')).toHaveCount(0);
