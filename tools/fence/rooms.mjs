/**
 * The allowed imports between folders: rules by the paths of both files, finer than projects. Each
 * rule states the importing files (`from`), the forbidden targets (`to`) and the exceptions
 * (`unless`). Enforced by rules/rooms.mjs, proven by check.mjs.
 *
 * @typedef {{ from: string, to: string, here: RegExpExecArray, there: RegExpExecArray }} Import
 * @typedef {{ from: RegExp, to: RegExp, types?: 'pass', unless?: (one: Import) => boolean, message: string }} Rule
 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../setup/root.mjs';
import { areaOf, isOwnerOrPart } from './rules/owners.mjs';

/** From the bottom up: each wing may import those before it. */
const wings = [
  'base',
  'people',
  'school',
  'content',
  'shop',
  'learning',
  'exam',
  'slides',
  'bodies',
  'training',
  'classroom',
  'front',
  'emergency',
];

const isSameSite = (/** @type {Import} */ { here, there }) => here[1] === there[1];
const isSameRoom = (/** @type {Import} */ one) => isSameSite(one) && one.here[2] === one.there[2];

/** An area and the parts of its thing: `slideMaking` asks the stores of `slide`. */
const isSameThing = (/** @type {Import} */ { here, there }) =>
  isOwnerOrPart(
    areaOf(`apps/server/src/modules/${here[1]}/${here[2]}/`),
    areaOf(`apps/server/src/modules/${there[1]}/${there[2]}/`),
  );

/** The folder of a file's page: its own, or the nearest ancestor that holds a page. */
function pageOf(/** @type {string} */ file) {
  for (let folder = dirname(file); !folder.endsWith('/pages'); folder = dirname(folder)) {
    if (isPage(folder)) return folder;
  }
  return dirname(file);
}

const isPage = (/** @type {string} */ folder) =>
  existsSync(inRoot(folder)) &&
  readdirSync(inRoot(folder)).some((name) => name.endsWith('Page.tsx'));

/** A file of the same page, or one in an ancestor folder, which is shared by all pages below. */
const isOwnPage = (/** @type {Import} */ { from, to }) =>
  `${pageOf(from)}/`.startsWith(`${pageOf(to)}/`);

/** The files that assemble the modules may import all of them. */
const joins = /^apps\/server\/src\/(main|app|openServices|workOnJobs|threads\/\w+)\.ts$/;

/** @type {Rule[]} */
export const rooms = [
  {
    from: /^apps\/([^/]+)\/src\/features\/([^/]+)\//,
    to: /^apps\/([^/]+)\/src\/features\/([^/]+)\//,
    unless: isSameRoom,
    message:
      'Features never import each other: the page joins them, or the common part moves down.',
  },
  {
    from: /^apps\/([^/]+)\/src\/(features|layouts)\//,
    to: /^apps\/([^/]+)\/src\/(pages\/|routes|router)/,
    message: 'Pages import features and stand in layouts, never the other way round.',
  },
  {
    from: /^apps\/([^/]+)\/src\/features\//,
    to: /^apps\/([^/]+)\/src\/layouts\//,
    message: 'A feature is shown in layouts and knows none.',
  },
  {
    // Anything that is no page, layout or feature may be used by all three.
    from: /^apps\/([^/]+)\/src\/(?!pages\/|layouts\/|features\/|routes\/)[^/]+\//,
    to: /^apps\/([^/]+)\/src\/(pages|layouts|features)\//,
    message: 'What serves all screens knows none of them.',
  },
  {
    from: /^apps\/([^/]+)\/src\/pages\//,
    to: /^apps\/([^/]+)\/src\/pages\//,
    unless: isOwnPage,
    message:
      'A page takes no part of another page: what two need is a feature, or stands above both.',
  },
  {
    from: /^apps\/server\/src\/modules\/([^/]+)\/([^/]+)\//,
    to: /^apps\/server\/src\/modules\/([^/]+)\/([^/]+)\/.*\.store$/,
    unless: isSameThing,
    message: "A neighbour's store is its own: ask its service, its shapes or its door.",
  },
  {
    from: /^apps\/server\/src\/modules\/([^/]+)\/[^/]+\//,
    to: /^apps\/server\/src\/modules\/([^/]+)\/[^/]+\//,
    types: 'pass',
    unless: ({ here, there }) => wings.indexOf(there[1] ?? '') <= wings.indexOf(here[1] ?? ''),
    message: `Wings import one way: ${wings.join(' ← ')}.`,
  },
  {
    from: /^apps\/server\/src\/(?!modules\/|seed\/)/,
    to: /^apps\/server\/src\/modules\//,
    types: 'pass',
    unless: ({ from, to }) =>
      joins.test(from) || (from === 'apps/server/src/db/schema.ts' && to.endsWith('.tables')),
    message: 'Modules stand on plugins, ports and the database, never the other way round.',
  },
  {
    from: /^apps\/server\/src\/ports\//,
    to: /^apps\/server\/src\/(plugins|modules|seed|db|app|calls|openServices|main)\b/,
    message: 'A port knows its provider and nothing of the house.',
  },
];
