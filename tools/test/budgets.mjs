/**
 * The time budget of a step on two idle cores, in seconds. A whole run should take less than half
 * an hour with everything built: a step over its budget is reported but does not fail, because a
 * machine may be busy.
 */
const budgets = new Map([
  ['lint', 180],
  ['typecheck', 180],
  ['unit, server and page tests', 420],
  ['build', 150],
  ['journeys of the server', 120],
  ['journeys of web', 300],
  ['journeys of emergency', 240],
]);

/** For steps without a budget of their own. */
const SMALL_S = 60;

/**
 * @param {string} name
 * @param {number} ms
 * @returns {string} what is to be said of it, if anything
 */
export function overBudget(name, ms) {
  const budget = budgets.get(name) ?? SMALL_S;
  return ms > budget * 1000 ? `, over its budget of ${budget} s` : '';
}
