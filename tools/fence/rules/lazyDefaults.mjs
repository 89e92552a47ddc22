/**
 * A default export is for `import()` only: a file that is not loaded lazily has none, and no file
 * of ours is imported by its default statically.
 */
import { readFileSync } from 'node:fs';
import { filesUnder } from '../../setup/files.mjs';
import { inRoot } from '../../setup/root.mjs';
import { projects } from '../projects.mjs';
import { placeAsked, placeOf } from './places.mjs';

const isSource = /\.(ts|tsx)$/;
const lazily = /import\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g;

/** Every file that is loaded by `import()` somewhere. */
function placesLoaded() {
  const files = projects
    .filter(({ root }) => root !== 'tools')
    .flatMap(({ root }) => filesUnder(inRoot(root, 'src')))
    .filter((file) => isSource.test(file));
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(lazily)].map(([, asked]) =>
        placeAsked(placeOf(file), asked ?? ''),
      ),
    ),
  );
}

/** @type {Set<string | null> | undefined} */
let known;

/** @type {import('eslint').Rule.RuleModule} */
export const lazyDefaultsRule = {
  create(context) {
    const place = placeOf(context.filename);
    const refuseStray = (/** @type {any} */ node) => {
      known ??= placesLoaded();
      if (known.has(place.replace(isSource, ''))) return;
      context.report({ node, message: 'Only what is loaded by import() has a default export.' });
    };
    const refuseStatic = (/** @type {any} */ node) => {
      const source = String(node.parent.source.value);
      if (placeAsked(place, source) === null || source.endsWith('.json')) return;
      context.report({
        node,
        message: 'A default export is loaded by import(), not by its place.',
      });
    };
    return {
      ExportDefaultDeclaration: refuseStray,
      'ExportSpecifier[exported.name="default"]': refuseStray,
      'ExportSpecifier[local.name="default"]': refuseStray,
      'ImportSpecifier[imported.name="default"]': refuseStatic,
      ImportDefaultSpecifier: refuseStatic,
    };
  },
};
