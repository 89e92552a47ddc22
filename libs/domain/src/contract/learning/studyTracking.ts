import Type from 'typebox';
import type { studyTrackingCalls } from '../../calls/learning/studyTracking';
import { studiedTypes } from '../../codes/learning/studiedTypes';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id } from '../shapes';

const asked = strictObject({ productId: Id, productType: codeOf(studiedTypes) });

/** Study time on the whole site and on one product. `end` is called repeatedly during a visit. */
export const studyTrackingContract = {
  start: { access: 'user', data: Type.Null() },
  end: { access: 'user', data: Type.Null() },
  startProduct: { access: 'user', body: asked, data: Type.Null() },
  endProduct: { access: 'user', body: asked, data: Type.Null() },
} satisfies Record<keyof typeof studyTrackingCalls, CallContract>;

export type StudyTrackingContract = typeof studyTrackingContract;
