import { enqueue } from '../../base/job/job.service';
import type { JobKinds } from '../../base/job/job.run';
import { takeShown } from './sitting/exam.handedIn';
import { type House, takeInReviewed } from './sitting/exam.takeIn';

const TAKE_IN = 'takeInExams';
const MINUTE_MS = 60_000;

export const examJobs = (services: House): JobKinds => ({
  [TAKE_IN]: {
    leaseMs: MINUTE_MS,
    mostAttempts: 1_000_000,
    async run() {
      await takeInReviewed(services);
      await takeShown(services);
      return new Date(services.clock.now().getTime() + MINUTE_MS);
    },
    giveUp: async () => undefined,
  },
});

export const queueTakingIn = ({ db, clock }: Pick<House, 'db' | 'clock'>) =>
  enqueue(db, { kind: TAKE_IN, payload: {}, onceKey: TAKE_IN, runAt: clock.now() });
