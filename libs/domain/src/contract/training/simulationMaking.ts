import Type, { type Static } from 'typebox';
import type { simulationMakingCalls } from '../../calls/training/simulationMaking';
import { shelves } from '../../codes/people/shelf';
import { shownStates } from '../../codes/base/shownStates';
import { simulationLimits as limits } from '../../codes/training/simulationMaking';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { strictObject, Id, keyOf, Moment, nullable, pageQuery, pageOf, byId } from '../shapes';

const text = (maxLength: number) => Type.String({ maxLength });
const named = Type.String({ minLength: 1, maxLength: limits.title, pattern: '\\S' });
const lines = Type.Array(text(limits.line), { maxItems: limits.lines });

/** The fields an author may edit; also the content of its file. */
const writtenFields = {
  title: named,
  summary: text(limits.summary),
  html: text(limits.html),
  aims: lines,
  equipment: lines,
  steps: lines,
};

/** A negative number is a new video, which gets its id from the server. */
const VideoId = Type.Integer({ minimum: -1000, maximum: 2_147_483_647 });

/** One of its videos, in display order. */
const WrittenVideo = strictObject({
  id: VideoId,
  title: named,
  html: text(limits.videoHtml),
  mediaId: Id,
});
export type WrittenVideo = Static<typeof WrittenVideo>;
const videos = Type.Array(WrittenVideo, { maxItems: limits.videos });

/** The practice beside it: the first questions of a chapter of the school's bank. */
const Practice = strictObject({
  chapterId: Id,
  questionCount: Type.Integer({ minimum: 1, maximum: limits.questions }),
});
export type SimulationPractice = Static<typeof Practice>;
const practice = nullable(Practice);

const madeFields = {
  /** Its id as a simulation. */
  id: Id,
  title: Type.String(),
  cover: Type.String(),
  videoCount: Type.Integer(),
  isShown: Type.Boolean(),
  /** The platform's: everybody sees it once it is published. */
  isPlatform: Type.Boolean(),
  /** Increases with every save; a save based on an older edition is refused. */
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

/** The amount of learners' work that would be deleted with it. */
export const SimulationLoss = Type.Object({
  bullets: Type.Integer(),
  notes: Type.Integer(),
  learners: Type.Integer(),
});
export type SimulationLoss = Static<typeof SimulationLoss>;

const shelf = Type.Optional(keyOf(shelves));

export const simulationMakingContract = {
  list: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
      ...keywordAsked,
      shelf,
      shown: Type.Optional(keyOf(shownStates)),
    }),
    data: pageOf(MadeSimulation),
  },
  detail: { access: 'user', query: byId, data: MadeSimulationDetail },
  /** From a name only, or from the texts of a file; films are chosen afterwards. */
  add: {
    access: 'user',
    body: strictObject({
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
    body: strictObject({
      id: Id,
      edition: Type.Integer(),
      ...writtenFields,
      cover: text(200),
      videos,
      practice,
    }),
    data: MadeSimulationDetail,
  },
  /** Shows it to learners, or hides it; refused while it has no content. */
  show: {
    access: 'user',
    body: strictObject({ id: Id, isShown: Type.Boolean() }),
    data: MadeSimulation,
  },
  loss: { access: 'user', query: byId, data: SimulationLoss },
  /** Also deletes learners' work on it. Films stay with their owner. */
  remove: { access: 'user', query: byId, data: Type.Null() },
} satisfies Record<keyof typeof simulationMakingCalls, CallContract>;

export type SimulationMakingContract = typeof simulationMakingContract;
