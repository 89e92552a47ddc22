import Type from 'typebox';
import type { studyCalls } from '../../calls/emergency/study';
import type { CallContract } from '../call';
import { strictObject, Id } from '../shapes';

/**
 * `end` is called every 30 seconds and when the page is left; each call moves the end of the study
 * forward.
 */
export const studyContract = {
  start: {
    access: 'user',
    body: strictObject({ resourceId: Id }),
    data: Type.Object({ studyId: Id }),
  },
  end: {
    access: 'user',
    body: strictObject({ studyId: Id }),
    data: Type.Object({ seconds: Type.Integer() }),
  },
} satisfies Record<keyof typeof studyCalls, CallContract>;

export type StudyContract = typeof studyContract;
