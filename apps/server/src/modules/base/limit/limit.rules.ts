export interface Limit {
  most: readonly { count: number; withinS: number }[];
  /** Pause after a number of times within the widest span. */
  pauseS?: (count: number) => number;
  /** Selects the message of the refusal. */
  isOf?: 'check' | 'password' | 'schoolPassword' | 'sms';
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
export const DAY_S = 24 * HOUR_S;

/** For how long a failure is held against an account or an address. */
const FAILURE_S = 15 * MINUTE_S;

/** From the fourth failure on a second, and twice as long after each further one. */
const growing = (failures: number) => (failures < 4 ? 0 : 2 ** (failures - 4));

const most = (count: number, withinS: number): Limit => ({ most: [{ count, withinS }] });

/** From so many on it is as long until the next one. */
const from = (count: number, pauseS: number) => (times: number) => (times < count ? 0 : pauseS);

const tenADay = { count: 10, withinS: DAY_S };

export const limits = {
  // Limits the cost. Strangers alone cannot reach it, so that the owner always has messages left.
  smsToPhone: { ...most(30, DAY_S), isOf: 'sms' },
  smsOfOwner: { most: [{ count: 1, withinS: MINUTE_S }, tenADay], isOf: 'sms' },
  // Codes that were not used. No one is locked out for a day: after the limit there is one more
  // every two hours.
  smsOfStrangers: {
    most: [
      { count: 1, withinS: MINUTE_S },
      { count: 18, withinS: DAY_S },
    ],
    pauseS: from(6, 2 * HOUR_S),
    isOf: 'sms',
  },
  // Fewer and seldomer than that: one address leaves some to the others.
  smsOfStrangersOfAddress: { ...most(8, DAY_S), pauseS: from(4, 6 * HOUR_S), isOf: 'sms' },
  // Codes that were not used; using one gives the turn back.
  smsFromAddress: { ...most(60, HOUR_S), isOf: 'sms' },
  passwordOfAccount: { ...most(10, FAILURE_S), pauseS: growing, isOf: 'password' },
  passwordOfSchoolAccount: { ...most(10, FAILURE_S), pauseS: growing, isOf: 'schoolPassword' },
  // A whole school may share one address.
  failuresOfAddress: most(100, FAILURE_S),
  // Unsolved puzzles; solving one gives the turn back.
  puzzlesForAddress: most(100, 10 * MINUTE_S),
  // Each code is a row for six minutes, and the sign-in page requests one on every visit.
  scanCodesForAddress: most(1000, 10 * MINUTE_S),
  identityOfPerson: most(5, DAY_S),
  avatarsOfPerson: most(30, HOUR_S),
  // A whole staff may stand in line behind one address, each with a certificate to show.
  verificationsForAddress: most(60, 10 * MINUTE_S),
  // Wrong codes; a valid one gives the turn back.
  exchangesOfPerson: most(10, HOUR_S),
  // For requesting and withdrawing repeatedly; each request needs attention.
  invoicesOfPerson: most(30, DAY_S),
  // Above any real use, and below what a script would send.
  questionReportsOfPerson: most(30, DAY_S),
  // Each practice that is made to measure leaves one for ever.
  practiceSetsOfPerson: most(300, DAY_S),
  // Right or wrong: a guess that fits must not come through, either.
  examPasswordOfPerson: most(10, FAILURE_S),
  // Wrong codes only; a valid one gives the turn back.
  joinsOfPerson: most(10, HOUR_S),
  joinsFromAddress: most(300, HOUR_S),
  // Correcting a file and retrying is normal; large files take long to read.
  questionFilesOfPerson: most(300, HOUR_S),
  largeQuestionFilesOfPerson: most(60, HOUR_S),
  // Each may be some gigabytes out of the storage.
  courseFilesOfPerson: most(60, HOUR_S),
  // Enough for a lively discussion.
  wordsOfPerson: {
    most: [
      { count: 10, withinS: MINUTE_S },
      { count: 300, withinS: DAY_S },
    ],
  },
  // A person mentioned this often by one author cannot be mentioned by them again.
  mentionsOfOne: most(10, DAY_S),
  // Each reaches all learners of the course.
  noticesOfCourse: most(10, DAY_S),
  // Each reads everything of somebody.
  personalExportsOfPerson: most(5, DAY_S),
  // Each may reach a whole school.
  schoolNoticesOfPerson: most(60, DAY_S),
  // Each reads and writes up to twenty thousand rows; correcting a file and sending it again is normal.
  rostersOfPerson: most(120, HOUR_S),
  // Given and taken by hand; each stays in the log for ever.
  seatsOfPerson: most(600, HOUR_S),
  // Each is paid for; afterwards patients speak as the catalogue does.
  patientVoicesOfPerson: most(300, HOUR_S),
  // Checks of drills and patients share one thread, and some take a minute.
  checksOfPerson: most(120, HOUR_S),
  // Checks that took long; a quick one gives the turn back.
  longChecksOfPerson: most(6, HOUR_S),
  // Given back when it is over; no longer than it may take at the worst.
  checkUnderWay: { ...most(1, MINUTE_S), isOf: 'check' },
  wordReportsOfPerson: most(30, DAY_S),
  uploadsOfPerson: most(3000, DAY_S),
  // Each leaves a permanent row; no one opens a page every three minutes all day.
  studiesOfPerson: most(500, DAY_S),
  // Results are kept forever, and no learner starts a run every five minutes all day.
  runsOfPerson: most(300, DAY_S),
} as const satisfies Record<string, Limit>;

const GB = 1024 ** 3;

/**
 * Upload quota in bytes for each person and day. Anyone with a phone can register as a learner; a
 * gigabyte is a hundred lecture notes, and filling a disk would take a hundred phones. Makers of
 * teaching material may upload ten of the largest films.
 */
export const uploadBytesADay = { learner: GB, maker: 20 * GB } as const;

/** For what is counted and not held back. */
export const unlimited: Limit = { most: [{ count: Infinity, withinS: FAILURE_S }] };

/** When the next time may be, in milliseconds, after those in `moments`, which come in order. */
export function nextAllowedAt(moments: readonly number[], { most: spans, pauseS }: Limit): number {
  const last = moments.at(-1);
  if (last === undefined) return 0;
  const pause = pauseS?.(moments.length) ?? 0;
  const ends = spans.map(({ count, withinS }) => {
    const first = moments.at(-count);
    return first === undefined ? 0 : first + withinS * 1000;
  });
  // Others may have come since the time was taken, or by a faster clock: no pause, no waiting for them.
  return Math.max(...ends, pause > 0 ? last + pause * 1000 : 0);
}

/** Events outside this span never count. */
export const widestSpanS = ({ most: spans }: Limit) =>
  Math.max(...spans.map(({ withinS }) => withinS));

interface Failures {
  ofAccount: number;
  ofAddress: number;
}

/** So many failures, and the next try needs a solved puzzle. */
export const PUZZLE_AFTER = 3;

/** So many codes sent to a phone within a day by strangers, and the next one needs a puzzle. */
export const SMS_BEFORE_PUZZLE = 3;

export const needsPuzzle = ({ ofAccount, ofAddress }: Failures) =>
  ofAccount >= PUZZLE_AFTER || ofAddress >= PUZZLE_AFTER;
