import Type from 'typebox';
import type { slideQuestionCalls } from '../../calls/slides/slideQuestion';
import type { CallContract } from '../call';
import { PlaceAsked } from '../exam/shapes/saving';
import { strictObject, Id } from '../shapes';
import { TileSource } from './shapes/tileSource';

export const slideQuestionContract = {
  /**
   * Only for a caller who may currently read that question of their attempt; the slide's id is not
   * revealed.
   */
  tileSource: {
    access: 'user',
    query: strictObject({ attemptId: Id, place: PlaceAsked }),
    data: Type.Omit(TileSource, ['slideId']),
  },
} satisfies Record<keyof typeof slideQuestionCalls, CallContract>;

export type SlideQuestionContract = typeof slideQuestionContract;
