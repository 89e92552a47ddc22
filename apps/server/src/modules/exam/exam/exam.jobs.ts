import { enqueue } from '../../base/job/job.service';
import type { JobKinds } from '../../base/job/job.work';
import { takeShown } from './sitting/exam.handedIn';
import { type House, takeInReviewed } from './sitting/exam.takeIn';

const TAKE_IN = 'takeInExams';
const MINUTE_MS = 60_000;

export const examJobs = (house: House): JobKinds => ({
  [TAKE_IN]: {
    leaseMs: MINUTE_MS,
    mostAttempts: 1_000_000,
    async run() {
      await takeInReviewed(house);
      await takeShown(house);
      return new Date(house.clock.now().getTime() + MINUTE_MS);
    },
    giveUp: async () => undefined,
  },
});

export const queueTakingIn = ({ db, clock }: Pick<House, 'db' | 'clock'>) =>
  enqueue(db, { kind: TAKE_IN, payload: {}, onceKey: TAKE_IN, runAt: clock.now() });
