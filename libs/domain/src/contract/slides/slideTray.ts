import Type, { type Static } from 'typebox';
import type { slideTrayCalls } from '../../calls/slides/slideTray';
import type { CallContract } from '../call';
import { strictObject, Id, Moment, nullable } from '../shapes';
import { Slide } from './slide';
import { TileSource } from './shapes/tileSource';

/** A tray currently shown to the caller. */
export const SlideTray = Type.Object({
  id: Id,
  title: Type.String(),
  slideCount: Type.Integer(),
  endsAt: nullable(Moment),
});
export type SlideTray = Static<typeof SlideTray>;

export const SlideTrayDetail = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  endsAt: nullable(Moment),
  /** In viewing order. */
  slides: Type.Array(Type.Object({ slide: Slide, note: Type.String() })),
});
export type SlideTrayDetail = Static<typeof SlideTrayDetail>;

/**
 * A tray beside the paper of an exam in progress. Names and ids of its slides are withheld, because
 * they may be what is asked.
 */
export const ExamTray = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  slides: Type.Array(Type.Object({ place: Type.Integer(), note: Type.String() })),
});
export type ExamTray = Static<typeof ExamTray>;

const place = Type.Integer({ minimum: 0, maximum: 99 });

export const slideTrayContract = {
  list: { access: 'user', data: Type.Array(SlideTray) },
  detail: { access: 'user', query: strictObject({ id: Id }), data: SlideTrayDetail },
  /** Only while the caller is taking the exam; before and after it nothing is revealed. */
  ofExam: { access: 'user', query: strictObject({ examId: Id }), data: Type.Array(ExamTray) },
  /** The addresses expire with the attempt at the latest. */
  examTileSource: {
    access: 'user',
    query: strictObject({ examId: Id, trayId: Id, place }),
    data: Type.Omit(TileSource, ['slideId']),
  },
} satisfies Record<keyof typeof slideTrayCalls, CallContract>;

export type SlideTrayContract = typeof slideTrayContract;
