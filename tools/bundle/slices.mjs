/** Checks that a page loads only the calls it uses: unused slices must stay out of its chunks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../vite/manifest.mjs';
import { builtApp, readManifest } from './firstPage.mjs';

/**
 * The resources used by each page, beside those of the entry, which every page loads.
 * @type {Record<string, Record<string, string[]>>}
 */
const expected = {
  web: {
    'index.html': ['auth', 'user', 'user/halo', 'user/v1/my', 'user/v2/my', 'selected-outline'],
    'src/pages/home/HomePage.tsx': ['home', 'news'],
    'src/pages/realTimeInfo/RealTimeInfoPage.tsx': ['news'],
    'src/pages/realTimeInfo/detail/RealTimeInfoDetailPage.tsx': ['news'],
    'src/pages/error/NotFoundPage.tsx': [],
  },
  emergency: {
    'index.html': ['auth', 'smreds/auth', 'user', 'smreds/user'],
    'src/pages/home/HomePage.tsx': [],
    'src/pages/emergencyCenter/EmergencyCenterPage.tsx': ['resource', 'smreds/resource'],
    'src/pages/emergencyCenter/login/LoginPage.tsx': [],
    'src/pages/emergencyCenter/system/SystemPage.tsx': [
      'smreds/org',
      'smreds/situation',
      'resource',
      'smreds/resource',
      'smreds/question',
      'org/user',
      'smreds/org-user',
    ],
    'src/pages/error/NotFoundPage.tsx': [],
  },
};

/** The path of a call in a chunk: `news/v1/list`. */
const callPath = /["'`]((?:[a-z-]+\/)+)v\d+(?:\/[a-z:-]+)*["'`]/gi;

/**
 * @param {string} text
 * @returns {string[]} the resources of the calls in it
 */
export const resourcesIn = (text) => [
  ...new Set([...text.matchAll(callPath)].map(([, resource]) => (resource ?? '').slice(0, -1))),
];

/**
 * @param {string} app
 * @param {string} page
 */
function resourcesOf(app, page) {
  const files = filesOf(readManifest(app), [page]);
  return files.flatMap((file) => resourcesIn(readFileSync(join(builtApp(app), file), 'utf8')));
}

/**
 * @param {string} app
 * @returns {string[]} complaints
 */
export function strangeSlices(app) {
  const pages = expected[app] ?? {};
  const everywhere = pages['index.html'] ?? [];
  return Object.entries(pages).flatMap(([page, own]) =>
    resourcesOf(app, page)
      .filter((resource) => ![...everywhere, ...own].includes(resource))
      .map((resource) => `${app}: ${page} brings the calls of ${resource}, which it does not ask`),
  );
}
