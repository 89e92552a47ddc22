import Type from 'typebox';
import type { chapterCalls } from '../../calls/learning/chapter';
import type { CallContract } from '../call';
import { Chapter, ChapterDetail } from './shapes/chapterShapes';
import { strictObject, Id } from '../shapes';

export const chapterContract = {
  list: { access: 'open', query: strictObject({ courseId: Id }), data: Type.Array(Chapter) },
  detail: { access: 'open', query: strictObject({ id: Id }), data: ChapterDetail },
} satisfies Record<keyof typeof chapterCalls, CallContract>;

export type ChapterContract = typeof chapterContract;
