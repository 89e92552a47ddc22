/**
 * node tools/bench/site/bundleSize.mjs
 *
 * The compressed JavaScript of a cold load of each site's first page.
 */
import { firstPage, kilobytes } from '../../bundle/firstPage.mjs';
import { command, say } from '../../setup/say.mjs';
import { sayCommand } from '../../frame/measure.mjs';

await command(async () => {
  sayCommand();
  for (const app of ['web', 'emergency']) {
    const parts = firstPage(app);
    const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
    say(`${app}: ${kilobytes(total)} brotli in ${parts.length} files (at most 200 KB)`);
    parts.forEach(({ file, bytes }) => say(`  ${kilobytes(bytes).padStart(9)}  ${file}`));
  }
});
