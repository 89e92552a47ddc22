/**
 * Rows of another area are asked of its door. Its tables serve only what the database itself joins:
 * references, and the lists of a store.
 */
import { areaOf, isOwnerOrPart, ownerOf } from './owners.mjs';
import { placeAsked, placeOf } from './places.mjs';

const message =
  'Ask the door or service of the area that owns this table; only *.tables.ts, *.store.ts and *.door.ts join foreign tables.';

/** @param {any} node an import */
const isOfValues = (node) =>
  node.importKind !== 'type' &&
  node.specifiers.some((/** @type {any} */ one) => one.importKind !== 'type');

/** @type {import('eslint').Rule.RuleModule} */
export const foreignTablesRule = {
  create(context) {
    const place = placeOf(context.filename);
    return {
      ImportDeclaration(/** @type {any} */ node) {
        const owner = ownerOf(placeAsked(place, String(node.source.value)) ?? '');
        if (owner !== undefined && !isOwnerOrPart(areaOf(place), owner) && isOfValues(node)) {
          context.report({ node, message });
        }
      },
    };
  },
};
