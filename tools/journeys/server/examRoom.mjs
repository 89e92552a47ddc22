/** Learners who take a demo exam without a browser, and the acknowledgements that each got. */
import assert from 'node:assert/strict';
import { until } from './serverProcess.mjs';

const EXAM = '基础护理学期末模拟考试';
const LEARNERS = 6;
/** The places answered with each save. */
const PLACES = [0, 1, 2, 3, 4];

/** The number of saves of the nth learner: some submit while others have hardly begun. @param {number} nth */
const savesOf = (nth) => 4 + 6 * nth;

/**
 * @typedef {{ place: number, given: string[], number: number }} Said
 * @typedef {{ token: string, kept: Map<number, Said>, saves: number, isIn: boolean, isOver: boolean }} Learner
 * @typedef {{ given: string[] }} SheetQuestion
 * @typedef {{ sections: { questions: SheetQuestion[] }[] }} Sheet
 */

/**
 * @param {string} url of the server
 * @param {string} call such as `GET exam/v1/list`
 * @param {string} [token]
 * @param {object} [body]
 */
async function ask(url, call, token, body) {
  const [method = '', path] = call.split(' ');
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const said = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return (await fetch(`${url}/doctor-cheese/${path}`, said)).json();
}

/**
 * @param {string} url
 * @param {number} nth
 * @returns {Promise<Learner>} somebody who has never signed in before
 */
async function signUp(url, nth) {
  const mobile = `1381115010${nth}`;
  await ask(url, `GET auth/v1/sms/vc?p=${mobile}`);
  const inbox = await (await fetch(`${url}/sandbox/api/sms?phone=${mobile}`)).json();
  const asked = { mobile, code: inbox.data[0].code, loginPlatform: 1, expireTime: 86_400 };
  const { data } = await ask(url, 'POST auth/v1/login/pn', undefined, asked);
  return { token: data.token, kept: new Map(), saves: 0, isIn: false, isOver: false };
}

/** @param {string} url */
export async function openRoom(url) {
  const numbers = Array.from({ length: LEARNERS }, (_, nth) => nth);
  const learners = await Promise.all(numbers.map((nth) => signUp(url, nth)));
  const { data } = await ask(url, 'GET exam/v1/list', learners[0]?.token);
  const exam = data.list.find((/** @type {{ title: string }} */ { title }) => title === EXAM);
  return { examId: exam.id, learners };
}

/** @typedef {Awaited<ReturnType<typeof openRoom>>} Room */

/** The answer given with the nth save, different each time. @param {number} nth */
const answersOf = (nth) =>
  PLACES.map((place) => ({
    place,
    given: ['ABCD'[(nth + place) % 4] ?? ''],
    number: nth + 1,
    isFlagged: false,
    agoMs: 0,
  }));

/** A learner without an answer for this long has failed. */
const INSIST_MS = 120_000;

/** After a submission whose answer was lost, entering again reports that it succeeded. */
const isThrough = (/** @type {{ key?: string } | null} */ said) =>
  said?.key === 'exam.noAttemptLeft';

/**
 * Each learner enters, saves and submits, resuming where they were. A failed call is retried if
 * `again`, otherwise it ends the loop.
 * @param {string} url
 * @param {Room} room
 * @param {boolean} [again]
 */
export const sitDown = (url, { examId, learners }, again = false) =>
  Promise.all(
    learners.map(async (learner, nth) => {
      /** @param {string} call @param {object} body */
      const insist = async (call, body) => {
        const began = performance.now();
        for (;;) {
          const said = await ask(url, call, learner.token, body).catch(() => null);
          if (said?.flag === 0) return said.data;
          learner.isOver = isThrough(said);
          if (!again || learner.isOver) return null;
          const late = performance.now() - began > INSIST_MS;
          if (late) throw new Error(`${call} is refused for ever: ${JSON.stringify(said)}`);
        }
      };
      if (learner.isOver) return;
      const entered = await insist('POST exam/v1/enter', { examId });
      if (!entered) return;
      learner.isIn = true;
      const { attemptId } = entered;
      while (learner.saves < savesOf(nth)) {
        const answers = answersOf(learner.saves);
        if (!(await insist('POST exam/v1/answer', { attemptId, answers }))) return;
        for (const answer of answers) learner.kept.set(answer.place, answer);
        learner.saves += 1;
      }
      learner.isOver = (await insist('POST exam/v1/submit', { attemptId })) !== null;
    }),
  );

/** Resolves after this many acknowledged saves. @param {Room} room @param {number} count */
export const untilSaved = ({ learners }, count) =>
  until(
    () => Promise.resolve(learners.reduce((sum, { saves }) => sum + saves, 0) >= count),
    60_000,
  );

/**
 * A submission is shown once it can no longer be withdrawn.
 * @param {string} url
 * @param {string} where
 * @param {Pick<Learner, 'token'>} learner
 */
async function reviewOf(url, where, { token }) {
  const look = () => ask(url, `GET exam/v1/review?${where}`, token);
  await until(async () => (await look()).flag === 0, 60_000);
  return look();
}

/**
 * Every acknowledged answer is there; a save interrupted by the fault is there completely or not at
 * all.
 * @param {string} url
 * @param {Room} room
 */
export async function checkKept(url, { examId, learners }) {
  for (const learner of learners.filter(({ isIn }) => isIn)) {
    const where = `examId=${examId}`;
    const open = await ask(url, `GET exam/v1/test-paper?${where}`, learner.token);
    // An unacknowledged submission may have succeeded all the same.
    const isOpen = open.flag === 0;
    assert.ok(!learner.isOver || !isOpen, 'who was told that it is handed in has handed in');
    const sheet = isOpen ? open : await reviewOf(url, where, learner);
    const { sections } = /** @type {Sheet} */ (sheet.data);
    const given = sections.flatMap(({ questions }) => questions.map((one) => one.given[0]));
    const found = PLACES.map((place) => given[place]);
    const told = PLACES.map((place) => learner.kept.get(place)?.given[0]);
    const next = answersOf(learner.saves).map((one) => one.given[0]);
    const right = found.join() === next.join() ? next : told;
    assert.deepEqual(found, right);
  }
}
