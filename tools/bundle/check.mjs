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

/** The login is where many come in cold, too, and has its own forms to bring. */
const loginBudget = 210_000;
const loginPage = ['index.html', 'src/layouts/NoneLayout.tsx', 'src/pages/login/LoginPage.tsx'];

/**
 * @param {string} what
 * @param {import('./firstPage.mjs').Part[]} parts
 * @param {number} most
 */
function weigh(what, parts, most) {
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  say(`  ${what} ${kilobytes(total)} of at most ${kilobytes(most)} (brotli)`);
  parts.forEach(({ file, bytes }) => say(`    ${kilobytes(bytes).padStart(9)}  ${file}`));
  return total > most ? [`${what} is too heavy`] : [];
}

await command(async () => {
  const complaints = ['web', 'emergency'].flatMap((app) => [
    ...weigh(`${app}: first page`, firstPage(app), budget),
    ...wrongContents(app),
    ...strangeSlices(app),
  ]);
  complaints.push(...weigh('web: login page', firstPage('web', loginPage), loginBudget));
  complaints.forEach((complaint) => say(`  ${complaint}`));
  say(`Bundles: ${complaints.length} complaints.`);
  return complaints.length > 0 ? 1 : 0;
});
