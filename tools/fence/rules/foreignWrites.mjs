/** Whose table it is writes it: another area would not know what has to follow a change. */
import { areaOf, isOwnerOrPart, ownerOf } from './owners.mjs';
import { placeAsked, placeOf } from './places.mjs';

const message =
  'Whose table it is writes it: ask its service or its door (`<area>.door.ts`) for this change.';

const writes = /^(insert|update|delete)$/;

/** @type {import('eslint').Rule.RuleModule} */
export const foreignWritesRule = {
  create(context) {
    const place = placeOf(context.filename);
    /** @type {Set<string>} */
    const foreign = new Set();
    return {
      ImportDeclaration(/** @type {any} */ node) {
        const owner = ownerOf(placeAsked(place, String(node.source.value)) ?? '');
        if (owner === undefined || isOwnerOrPart(areaOf(place), owner)) return;
        for (const { local } of node.specifiers) foreign.add(local.name);
      },
      'CallExpression[callee.type="MemberExpression"]'(/** @type {any} */ node) {
        const [table] = node.arguments;
        const isWrite = writes.test(node.callee.property.name ?? '');
        if (isWrite && foreign.has(table?.name ?? table?.object?.name)) {
          context.report({ node, message });
        }
      },
    };
  },
};
