/** The ESLint rule that enforces rooms.mjs. */
import { rooms } from '../rooms.mjs';
import { placeAsked, placeOf } from './places.mjs';

const exempt = /\.test\.[a-z]+$|\/testing\/|\/e2e\//;

/**
 * @param {string} from
 * @param {string} to
 * @param {boolean} isType
 */
function broken(from, to, isType) {
  for (const rule of rooms) {
    const [here, there] = [rule.from.exec(from), rule.to.exec(to)];
    if (!here || !there || (isType && rule.types === 'pass')) continue;
    if (!rule.unless?.({ from, to, here, there })) return rule.message;
  }
  return null;
}

/** @param {any} node an import or a re-export */
const isTypeOnly = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 &&
    node.specifiers.every(
      (/** @type {any} */ one) => (one.importKind ?? one.exportKind) === 'type',
    ));

/** @type {import('eslint').Rule.RuleModule} */
export const roomsRule = {
  create(context) {
    const from = placeOf(context.filename);
    if (exempt.test(from)) return {};
    /** @param {any} node @param {any} source */
    const look = (node, source) => {
      if (typeof source?.value !== 'string') return;
      const to = placeAsked(from, source.value);
      const message = to && broken(from, to, isTypeOnly(node));
      if (message) context.report({ node, message });
    };
    /** @param {any} node */
    const lookAtSource = (node) => look(node, node.source);
    return {
      ImportDeclaration: lookAtSource,
      ExportNamedDeclaration: lookAtSource,
      ExportAllDeclaration: lookAtSource,
      ImportExpression: lookAtSource,
      'CallExpression[callee.name="require"]': (/** @type {any} */ node) =>
        look(node, node.arguments[0]),
    };
  },
};
