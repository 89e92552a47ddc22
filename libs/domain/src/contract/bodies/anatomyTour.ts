import Type, { type Static } from 'typebox';
import type { anatomyTourCalls } from '../../calls/bodies/anatomyTour';
import { noteVisibilities } from '../../codes/base/visibility';
import { tourLimits as limits } from '../../codes/slides/slideTours';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id } from '../shapes';
import { SlideTour, TourStop as SlideStop } from '../slides/slideTour';

/** The viewer's state at a stop, encoded as in the model's address; '' is the initial view. */
const ModelStop = strictObject({
  ...SlideStop.properties,
  view: Type.String({ pattern: '^[A-Za-z0-9_.~!=-]{0,4000}$', maxLength: 4000 }),
});

const { slideId: _, ...tourFields } = SlideTour.properties;
const writtenFields = {
  title: tourFields.title,
  stops: Type.Array(ModelStop, { maxItems: limits.stops }),
};
const { version } = tourFields;

/** A guided tour through an anatomy's model, stop by stop; a draft until it is shown. */
export const AnatomyTour = Type.Object({
  ...tourFields,
  ...writtenFields,
  anatomyId: Id,
  modelId: Id,
});
export type AnatomyTour = Static<typeof AnatomyTour>;

export const anatomyTourContract = {
  /**
   * The tours of all models of the anatomy: the platform's for everybody, a school's for that
   * school.
   */
  list: {
    access: 'open',
    query: strictObject({ anatomyId: Id }),
    data: Type.Object({ tours: Type.Array(AnatomyTour), mayTeach: Type.Boolean() }),
  },
  add: {
    access: 'user',
    body: strictObject({ anatomyId: Id, modelId: Id, title: writtenFields.title }),
    data: AnatomyTour,
  },
  /** Refused if it was changed elsewhere since `version`. */
  edit: {
    access: 'user',
    body: strictObject({ ...writtenFields, id: Id, version }),
    data: AnatomyTour,
  },
  setVisibility: {
    access: 'user',
    body: strictObject({ id: Id, visibility: codeOf(noteVisibilities) }),
    data: AnatomyTour,
  },
  remove: { access: 'user', query: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof anatomyTourCalls, CallContract>;

export type AnatomyTourContract = typeof anatomyTourContract;
