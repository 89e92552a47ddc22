/**
 * node tools/bundle/check.mjs
 *
 * Checks the files served to browsers: the size of each site's first page, and that they contain
 * nothing meant for the server or for developers, and nothing unused. Also checks that the server's
 * bundle contains no demo content.
 */
import { command, say } from '../setup/say.mjs';
import { wrongContents } from './contents.mjs';
import { strangeSlices } from './slices.mjs';
import { firstPage, kilobytes } from './firstPage.mjs';
import { strangeInServer } from './serverParts.mjs';

/** JavaScript of a cold load after brotli; React, MUI, RTK, router and axios alone weigh 166 KB. */
const budget = 200_000;

/**
 * Where many come in cold, too: the login with its forms, the lists with their filters, and a
 * course. All of them carry the list of chunks: twenty screens more make them half a kilobyte
 * heavier, and what is written at desks (drills, patients, simulations) has brought six. The
 * workplace of a school, eleven screens, has brought another half, and nine screens of the
 * classroom the last.
 * The benches of slides and bodies were 128 and 102 files, most of them a line or two.
 * @type {[what: string, modules: string[], most: number, mostFiles?: number][]}
 */
const otherPages = [
  ['login page', ['src/layouts/NoneLayout.tsx', 'src/pages/login/LoginPage.tsx'], 220_500],
  ['product list', ['src/pages/productList/ProductListPage.tsx'], 193_000],
  ['course', ['src/pages/course/detail/CourseDetailPage.tsx'], 229_500],
  ['search', ['src/pages/search/SearchPage.tsx'], 205_000],
  [
    'slide',
    ['src/pages/morphology/slice/SlicePage.tsx', 'src/features/slide/viewer/SlideBench.tsx'],
    384_500,
    95,
  ],
  [
    'body',
    ['src/pages/anatomy/study/AnatomyStudyPage.tsx', 'src/pages/anatomy/study/StudyBench.tsx'],
    421_000,
    80,
  ],
];

/**
 * @param {string} what
 * @param {import('./firstPage.mjs').Part[]} parts
 * @param {number} most bytes
 * @param {number} [mostFiles]
 */
function weigh(what, parts, most, mostFiles = Infinity) {
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  say(`  ${what} ${kilobytes(total)} of at most ${kilobytes(most)} (brotli)`);
  parts.forEach(({ file, bytes }) => say(`    ${kilobytes(bytes).padStart(9)}  ${file}`));
  return [
    ...(total > most ? [`${what} is too heavy`] : []),
    ...(parts.length > mostFiles ? [`${what} comes in ${parts.length} files`] : []),
  ];
}

await command(async () => {
  const complaints = ['web', 'emergency'].flatMap((app) => [
    ...weigh(`${app}: first page`, firstPage(app), budget),
    ...wrongContents(app),
    ...strangeSlices(app),
  ]);
  for (const [what, modules, ...most] of otherPages) {
    const parts = firstPage('web', ['index.html', ...modules]);
    complaints.push(...weigh(`web: ${what}`, parts, ...most));
  }
  complaints.push(...strangeInServer());
  complaints.forEach((complaint) => say(`  ${complaint}`));
  say(`Bundles: ${complaints.length} complaints.`);
  return complaints.length > 0 ? 1 : 0;
});
