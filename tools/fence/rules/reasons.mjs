/** Who lets something pass that the lint refuses says why, for the next one who reads it. */
const message = 'Say why on the same line: `eslint-disable-next-line <rule> -- <reason>`.';
const bare = 'Name the rule that is let pass: one for all would let everything pass.';

const directive = /^\s*(?:eslint|oxlint)-disable(?:-next-line|-line)?\b([\s\S]*)$/;
const expected = /^\s*@ts-(?:expect-error|ignore|nocheck)\b([\s\S]*)$/;
const LEAST_SIGNS = 8;

/** @param {string} text what stands behind the directive */
function complaint(text) {
  const [rules = '', ...reason] = text.split(/\s--\s/);
  if (rules.trim() === '') return bare;
  return reason.join('').trim().length < LEAST_SIGNS ? message : null;
}

/** @type {import('eslint').Rule.RuleModule} */
export const reasonsRule = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const loc = comment.loc ?? { line: 1, column: 0 };
        const [, told] = directive.exec(comment.value) ?? [];
        const [, why] = expected.exec(comment.value) ?? [];
        const wrong =
          told === undefined
            ? why !== undefined && why.replace(/^[\s:-]+/, '').length < LEAST_SIGNS && message
            : complaint(told);
        if (wrong) context.report({ loc, message: wrong });
      }
    },
  }),
};
