/**
 * node tools/bundle/check.mjs
 *
 * Looks at what browsers will get: how much the first page of each site weighs, and that nothing
 * is in there that belongs to the server, to developers, or to nobody.
 */
import { command, say } from '../setup/say.mjs';
import { wrongContents } from './contents.mjs';
import { strangeSlices } from './slices.mjs';
import { firstPage, kilobytes } from './firstPage.mjs';

/** JavaScript of a cold load after brotli; React, MUI, RTK, router and axios alone weigh 166 KB. */
const budget = 200_000;

/** @param {string} app */
function weigh(app) {
  const parts = firstPage(app);
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  say(`  ${app}: first page ${kilobytes(total)} of at most ${kilobytes(budget)} (brotli)`);
  parts.forEach(({ file, bytes }) => say(`    ${kilobytes(bytes).padStart(9)}  ${file}`));
  return total > budget ? [`${app}: the first page is too heavy`] : [];
}

await command(async () => {
  const complaints = ['web', 'emergency'].flatMap((app) => [
    ...weigh(app),
    ...wrongContents(app),
    ...strangeSlices(app),
  ]);
  complaints.forEach((complaint) => say(`  ${complaint}`));
  say(`Bundles: ${complaints.length} complaints.`);
  return complaints.length > 0 ? 1 : 0;
});
