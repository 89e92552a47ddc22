/** Goes through drills and cases step by step, for measurements and fault tests. */

/** Actions in a case before it is begun again: about as many as a learner takes. */
const DEEDS = 30;

/** @typedef {{ kind: string, options?: { id: string }[], least?: number }} Asking */

/**
 * A valid answer to the scene; null if the scene only waits for time to pass.
 * @param {Asking} asking
 * @param {number} nth
 */
function choiceFor({ kind, options = [], least = 0 }, nth) {
  const ids = options.map(({ id }) => id);
  switch (kind) {
    case 'go':
      return { kind };
    case 'one':
      return { kind: 'chosen', ids: ids.slice(nth % ids.length).slice(0, 1) };
    case 'several':
      return { kind: 'chosen', ids: ids.slice(0, 2) };
    case 'order':
      return { kind: 'chosen', ids };
    case 'point':
      return { kind: 'pointed', points: [{ x: 0.5, y: 0.5 }] };
    case 'amount':
      return { kind, value: least };
    default:
      return null;
  }
}

/** @typedef {{ id: number, number: number, path: string, body: object }} Step of a run, as it is sent */
/** @typedef {{ start: { path: string, body: object }, next: (run: any, nth: number) => Step | null }} Hand */

/**
 * Goes through one drill; null once it is over or begun again.
 * @param {number} scenarioId
 * @returns {Hand}
 */
export const drillHand = (scenarioId) => ({
  start: {
    path: 'first-aid-drill/v1/start',
    body: { scenarioId, mode: 'test', isNew: true },
  },
  next({ id, number, scene }, nth) {
    const choice = scene && choiceFor(scene.asking, nth);
    if (!choice) return null;
    const body = { drillId: id, number, choice };
    return { id, number, path: 'first-aid-drill/v1/answer', body };
  },
});

const words = [
  '您哪里不舒服？',
  '什么时候开始的',
  '疼到别的地方去吗',
  '以前得过什么病',
  '吃什么药',
];
const looks = ['general.inspect', 'chest.auscultate', 'abdomen.palpate'];

/**
 * @param {number} nth
 * @param {string[]} questions
 */
function deedAt(nth, questions) {
  const [region, manoeuvre] = (looks[Math.floor(nth / 4) % looks.length] ?? '').split('.');
  const text = words[Math.floor(nth / 4) % words.length];
  const deeds = [
    { kind: 'say', text },
    { kind: 'ask', question: questions[nth % questions.length] },
    { kind: 'measure' },
    { kind: 'examine', region, manoeuvre },
  ];
  return deeds[nth % deeds.length];
}

/**
 * Treats one patient, and abandons the run after a while.
 * @param {number} caseId
 * @param {string[]} questions that can be asked
 * @returns {Hand}
 */
export const caseHand = (caseId, questions) => ({
  start: { path: 'patient/v1/run/begin', body: { caseId, isNew: true } },
  next({ id, stepCount, sight }) {
    if (stepCount >= DEEDS || sight.end !== null) return null;
    const deed = deedAt(stepCount, questions);
    const body = { runId: id, number: stepCount + 1, deed };
    return { id, number: stepCount + 1, path: 'patient/v1/run/act', body };
  },
});
