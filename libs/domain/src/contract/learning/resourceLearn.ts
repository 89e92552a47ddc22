import Type from 'typebox';
import type { resourceLearnCalls } from '../../calls/learning/resourceLearn';
import { singleTypes } from '../../codes/learning/singleTypes';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id } from '../shapes';

const learnt = strictObject({ resourceId: Id, resourceType: codeOf(singleTypes) });

export const resourceLearnContract = {
  start: { access: 'user', body: learnt, data: Type.Null() },
  end: { access: 'user', body: learnt, data: Type.Null() },
  refresh: { access: 'user', body: learnt, data: Type.Null() },
} satisfies Record<keyof typeof resourceLearnCalls, CallContract>;

export type ResourceLearnContract = typeof resourceLearnContract;
