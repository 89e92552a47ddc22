/** What a file hands over is named one by one, and imported from the file that is named after it. */
const star = '`export *` hands over names that nobody chose: name each, as `export { a } from …`.';
const index = 'There are no index files: export it from a file that is named after it.';

const isIndex = /(^|[\\/])index\.[cm]?[jt]sx?$/;

/** @type {import('eslint').Rule.RuleModule} */
export const barrelsRule = {
  create(context) {
    const report = (/** @type {string} */ message) => (/** @type {any} */ node) =>
      context.report({ node, message });
    if (!isIndex.test(context.filename)) return { ExportAllDeclaration: report(star) };
    return {
      ExportAllDeclaration: report(index),
      ExportNamedDeclaration: report(index),
      ExportDefaultDeclaration: report(index),
    };
  },
};
