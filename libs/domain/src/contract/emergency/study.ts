import Type from 'typebox';
import type { studyCalls } from '../../calls/emergency/study';
import type { CallContract } from '../call';
import { exactly, Id } from '../shapes';

/**
 * `end` is called every 30 seconds and when the page is left; each call moves the end of the study
 * forward.
 */
export const studyContract = {
  start: {
    access: 'user',
    body: exactly({ resourceId: Id }),
    data: Type.Object({ studyId: Id }),
  },
  end: {
    access: 'user',
    body: exactly({ studyId: Id }),
    data: Type.Object({ seconds: Type.Integer() }),
  },
} satisfies Record<keyof typeof studyCalls, CallContract>;

export type StudyContract = typeof studyContract;
