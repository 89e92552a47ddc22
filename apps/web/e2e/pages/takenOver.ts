import { expect, type Page } from '@playwright/test';

/**
 * A page that the build wrote (tools/vite/prerender.mts) hears no mouse and no key before the site
 * has taken it over. Clicks and `fill` wait for that by themselves: until then all is disabled.
 */
export const takenOver = (page: Page) => expect(page.locator('[data-waits]')).toHaveCount(0);
