import Type, { type Static } from 'typebox';
import type { simulationMakingCalls } from '../../calls/training/simulationMaking';
import { shelves } from '../../codes/people/shelf';
import { shownStates } from '../../codes/base/shownStates';
import { simulationLimits as limits } from '../../codes/training/simulationMaking';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { exactly, Id, keyOf, Moment, orNull, pageAsked, pageOf } from '../shapes';

const text = (maxLength: number) => Type.String({ maxLength });
const named = Type.String({ minLength: 1, maxLength: limits.title, pattern: '\\S' });
const lines = Type.Array(text(limits.line), { maxItems: limits.lines });

/** What whoever makes one writes of it; what stands in a file of it, too. */
const writtenFields = {
  title: named,
  summary: text(limits.summary),
  html: text(limits.html),
  aims: lines,
  equipment: lines,
  steps: lines,
};

/** Below 0 it is a new one, which the server gives a number. */
const VideoId = Type.Integer({ minimum: -1000, maximum: 2_147_483_647 });

/** One of its videos, in their order. */
const WrittenVideo = exactly({
  id: VideoId,
  title: named,
  html: text(limits.videoHtml),
  mediaId: Id,
});
export type WrittenVideo = Static<typeof WrittenVideo>;
const videos = Type.Array(WrittenVideo, { maxItems: limits.videos });

/** What is practised beside it: the first questions of a chapter of the school's own. */
const Practice = exactly({
  chapterId: Id,
  questionCount: Type.Integer({ minimum: 1, maximum: limits.questions }),
});
export type SimulationPractice = Static<typeof Practice>;
const practice = orNull(Practice);

const madeFields = {
  /** Its number among all simulations. */
  id: Id,
  title: Type.String(),
  cover: Type.String(),
  videoCount: Type.Integer(),
  isShown: Type.Boolean(),
  /** The platform's: everybody sees it once it is published. */
  isPlatform: Type.Boolean(),
  /** Counts what was saved of it: nobody writes over what they have not seen. */
  edition: Type.Integer(),
  updatedAt: Moment,
};
export const MadeSimulation = Type.Object(madeFields);
export type MadeSimulation = Static<typeof MadeSimulation>;

export const MadeSimulationDetail = Type.Object({
  ...madeFields,
  ...writtenFields,
  videos,
  practice,
});
export type MadeSimulationDetail = Static<typeof MadeSimulationDetail>;

/** What learners have left at it. */
export const SimulationLoss = Type.Object({
  bullets: Type.Integer(),
  notes: Type.Integer(),
  learners: Type.Integer(),
});
export type SimulationLoss = Static<typeof SimulationLoss>;

const one = exactly({ id: Id });
const shelf = Type.Optional(keyOf(shelves));

export const simulationMakingContract = {
  list: {
    access: 'user',
    query: exactly({
      ...pageAsked,
      ...keywordAsked,
      shelf,
      shown: Type.Optional(keyOf(shownStates)),
    }),
    data: pageOf(MadeSimulation),
  },
  detail: { access: 'user', query: one, data: MadeSimulationDetail },
  /** A name alone, or all the words of a file; its films are chosen afterwards. */
  add: {
    access: 'user',
    body: exactly({
      title: named,
      summary: Type.Optional(writtenFields.summary),
      html: Type.Optional(writtenFields.html),
      aims: Type.Optional(lines),
      equipment: Type.Optional(lines),
      steps: Type.Optional(lines),
      shelf,
    }),
    data: MadeSimulation,
  },
  edit: {
    access: 'user',
    body: exactly({
      id: Id,
      edition: Type.Integer(),
      ...writtenFields,
      cover: text(200),
      videos,
      practice,
    }),
    data: MadeSimulationDetail,
  },
  /** Whether learners see it; refused as long as it has nothing to be learnt from. */
  show: {
    access: 'user',
    body: exactly({ id: Id, isShown: Type.Boolean() }),
    data: MadeSimulation,
  },
  loss: { access: 'user', query: one, data: SimulationLoss },
  /** With all that learners have left at it. The films stay with whose they are. */
  remove: { access: 'user', query: one, data: Type.Null() },
} satisfies Record<keyof typeof simulationMakingCalls, CallContract>;

export type SimulationMakingContract = typeof simulationMakingContract;
