import Type, { type Static } from 'typebox';
import type { slideTrayCalls } from '../../calls/slides/slideTray';
import type { CallContract } from '../call';
import { exactly, Id, Moment, orNull } from '../shapes';
import { Slide } from './slide';
import { TileSource } from './shapes/tileSource';

/** A tray that is laid out for who asks, now. */
export const SlideTray = Type.Object({
  id: Id,
  title: Type.String(),
  slideCount: Type.Integer(),
  endsAt: orNull(Moment),
});
export type SlideTray = Static<typeof SlideTray>;

export const SlideTrayDetail = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  endsAt: orNull(Moment),
  /** In the order in which they are to be looked at. */
  slides: Type.Array(Type.Object({ slide: Slide, note: Type.String() })),
});
export type SlideTrayDetail = Static<typeof SlideTrayDetail>;

/**
 * A tray beside the paper of an exam that somebody is at. What its slides are called, and which they
 * are, is told by nothing: that may be what is asked.
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
  detail: { access: 'user', query: exactly({ id: Id }), data: SlideTrayDetail },
  /** Of an exam that who asks is at, now and here; before and after it nobody is told anything. */
  ofExam: { access: 'user', query: exactly({ examId: Id }), data: Type.Array(ExamTray) },
  /** Its addresses are good until the attempt ends at most. */
  examTileSource: {
    access: 'user',
    query: exactly({ examId: Id, trayId: Id, place }),
    data: Type.Omit(TileSource, ['slideId']),
  },
} satisfies Record<keyof typeof slideTrayCalls, CallContract>;

export type SlideTrayContract = typeof slideTrayContract;
