/** @jest-environment node */
import { makeOrReload } from './makeOrReload';

it('loads the parts of a page that the build writes, where there is no window', async () => {
  await expect(makeOrReload('partReloadedAt')(() => Promise.resolve('page'))).resolves.toBe('page');
});
