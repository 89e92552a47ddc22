import type { CallerContext, VisitorContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import type { Places, TourFound, TourKind, TourRow, TourViewer } from './tour.kind';
import type { TourStore } from './tour.store';
import { stopsOf } from './tour.words';

const mayEdit = ({ organisationId }: TourRow, { teachingFor }: TourViewer) =>
  teachingFor !== undefined && teachingFor === organisationId;

/** The tours of one kind as their viewers see them. */
export function tourReading<Place extends Places>(kind: TourKind<Place>, store: TourStore<Place>) {
  const { failures, subjectOf } = kind;

  const toTour = (row: TourFound<Place>, viewer: TourViewer) => {
    const { id, title, visibility, version, author, heldAt, updatedAt } = row;
    return {
      ...kind.placeOf(row),
      id,
      title,
      visibility,
      version,
      author,
      stops: stopsOf(row),
      isHeld: heldAt !== null,
      mayEdit: mayEdit(row, viewer),
      updatedAt: updatedAt.getTime(),
    };
  };

  async function list(context: VisitorContext, subjectId: number) {
    const viewer = await kind.viewerOf(context, subjectId);
    const found = await store.selectTours(context.db, subjectId, viewer);
    return {
      tours: found.map((row) => toTour(row, viewer)),
      mayTeach: viewer.teachingFor !== undefined,
    };
  }

  const show = async (db: Db, id: number, viewer: TourViewer) =>
    toTour((await store.findTour(db, id)) ?? refuse(failures.notFound), viewer);

  /** A tour the context may edit; others are reported as not found. */
  async function requireOwn(context: CallerContext<'db'>, id: number) {
    const row = (await store.findTour(context.db, id)) ?? refuse(failures.notFound);
    const viewer = await kind.viewerOf(context, subjectOf(row));
    return mayEdit(row, viewer) ? { row, viewer } : refuse(failures.notFound);
  }

  return { list, show, requireOwn };
}

export type TourReading<Place extends Places> = ReturnType<typeof tourReading<Place>>;
