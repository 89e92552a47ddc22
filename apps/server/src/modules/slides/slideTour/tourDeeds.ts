import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import type { WordKind } from '@cheese/domain/codes/people/publicWords';
import type { TourStop } from '@cheese/domain/contract/slides/slideTour';
import type { FailureKey } from '@cheese/domain/texts/failures';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import { demandWords, speak } from '../../people/publicWord/publicWord.service';
import type { SlideTourRow } from './slideTour.tables';
import { checkStops, heardOf, wordsJson } from './slideTour.words';

type Written = 'title' | 'words' | 'stops' | 'visibility' | 'heldAt' | 'updatedAt';
/** As much of a tour as its deeds know, wherever it leads through. */
export type TourRow = Pick<SlideTourRow, Written | 'id' | 'version'>;
export type TourChange = Partial<Pick<TourRow, Written>>;

export type AsDraft = (parts: { title: string; words: string }) => Pick<TourRow, 'title' | 'words'>;

interface Tours<Row extends TourRow, Viewer> {
  kind: WordKind;
  /** Nothing is said of one that is written elsewhere, and nothing shown without a stop. */
  failures: { conflict: FailureKey; empty: FailureKey };
  asDraft: AsDraft;
  /** A tour the caller may edit; refuses any other. */
  takeOwn: (context: CallerContext<'db'>, id: number) => Promise<{ row: Row; viewer: Viewer }>;
  /** Optimistic lock on `version`; answers false if another change was first. */
  update: (db: Db, row: Row, change: TourChange) => Promise<boolean>;
  turn: (db: Db, id: number, change: Pick<TourRow, 'visibility' | 'heldAt'>) => Promise<void>;
  remove: (db: Db, id: number) => Promise<void>;
}

interface TourEdited {
  id: number;
  version: number;
  title: string;
  stops: readonly TourStop[];
}

/** The operations that tours of all kinds share. */
export function tourDeeds<Row extends TourRow, Viewer>(tours: Tours<Row, Viewer>) {
  const { kind, failures, takeOwn } = tours;

  const keep = async (db: Db, row: Row, change: TourChange) => {
    if (!(await tours.update(db, row, change))) refuse(failures.conflict);
  };

  const publish = (
    context: CallerContext<'db'>,
    row: Row,
    parts: { title: string; words: string },
    change: TourChange,
  ) =>
    speak(context, { kind, parts, heard: heardOf(parts) }, async (tx, passed) => {
      await keep(tx, row, { ...change, ...passed.said, heldAt: passed.heldAt });
      return row.id;
    });

  /** It is a draft again. */
  const withdraw = async (tx: Db, id: number) => {
    await tours.turn(tx, id, { visibility: noteVisibilityCodes.private, heldAt: null });
    await deleteWaiting(tx, kind, [id]);
  };

  return {
    withdraw,

    /** Answers the editor as a viewer. */
    async edit(
      context: CallerContext<'db'>,
      { id, version, title, stops }: TourEdited,
    ): Promise<Viewer> {
      const { row, viewer } = await takeOwn(context, id);
      if (row.version !== version) refuse(failures.conflict);
      checkStops(stops);
      const parts = { title: demandWords(title), words: wordsJson(stops) };
      const change = {
        stops: stops.map(({ id: name, view, sound }) => ({ id: name, view, sound })),
        updatedAt: context.clock.now(),
      };
      const isSaid = parts.title !== row.title || parts.words !== row.words;
      if (!isSaid) await keep(context.db, row, change);
      else if (row.visibility === noteVisibilityCodes.private)
        await keep(context.db, row, { ...change, ...tours.asDraft(parts) });
      else await publish(context, row, parts, change);
      return viewer;
    },

    async setVisibility(
      context: CallerContext<'db'>,
      { id, visibility }: Pick<TourRow, 'id' | 'visibility'>,
    ): Promise<Viewer> {
      const { row, viewer } = await takeOwn(context, id);
      if (visibility === noteVisibilityCodes.private)
        await context.db.transaction((tx) => withdraw(tx, id));
      else if (row.visibility === noteVisibilityCodes.private) {
        if (row.stops.length === 0) refuse(failures.empty);
        const { title, words } = row;
        await publish(context, row, { title, words }, { visibility: noteVisibilityCodes.public });
      }
      return viewer;
    },

    async remove(context: CallerContext<'db'>, id: number): Promise<null> {
      await takeOwn(context, id);
      await context.db.transaction(async (tx) => {
        await tours.remove(tx, id);
        await deleteWaiting(tx, kind, [id]);
      });
      return null;
    },
  };
}
