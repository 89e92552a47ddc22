/** The address of a screen is made in one place: written by hand it is missed when it moves. */
import { readFileSync } from 'node:fs';
import { filesUnder } from '../../setup/files.mjs';
import { inRoot } from '../../setup/root.mjs';
import { placeOf } from './places.mjs';

const message =
  'The address of a screen is made by `paths` (paths.ts and its neighbours): ask it for this one.';

const site = /^apps\/[^/]+\/src\//;
const isTable = /\/src\/(routes\.tsx|routes\/[^/]+\.ts)$/;
const path = /\bpath: '\/([^/'*:]+)/g;

/** @type {Map<string, RegExp>} */
const known = new Map();

/** @param {string} home where a site stands */
function addressesOf(home) {
  const tables = filesUnder(inRoot(home)).filter((file) => isTable.test(placeOf(file)));
  const rooms = tables.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(path)].map(([, room]) => room ?? ''),
  );
  return new RegExp(`^/(${[...new Set(rooms)].join('|')})(?=[/?#]|$)`);
}

/** @type {import('eslint').Rule.RuleModule} */
export const addressesRule = {
  create(context) {
    const [home] = site.exec(placeOf(context.filename)) ?? [];
    if (!home) return {};
    const address = known.get(home) ?? addressesOf(home);
    known.set(home, address);
    /** @param {any} node @param {unknown} text */
    const look = (node, text) => {
      if (typeof text === 'string' && address.test(text)) context.report({ node, message });
    };
    return {
      Literal: (/** @type {any} */ node) => look(node, node.value),
      TemplateLiteral: (/** @type {any} */ node) => look(node, node.quasis[0].value.raw),
      'JSXAttribute[name.name=/^(to|href)$/] Literal[value=/^\\/(?!\\/)/]': (
        /** @type {any} */ node,
      ) => {
        if (!address.test(node.value)) context.report({ node, message });
      },
    };
  },
};
