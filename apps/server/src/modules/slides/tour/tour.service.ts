import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import { tourLimits } from '@cheese/domain/codes/slides/slideTours';
import type { TourStop } from '@cheese/domain/contract/slides/slideTour';
import type { CallerContext, VisitorContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { requireText } from '../../../calls/requireText';
import { refuse } from '../../../calls/refusal';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import { asPrivateText } from '../../people/publicWord/publicWord.passed';
import { publishText } from '../../people/publicWord/publicWord.service';
import type { WordSource } from '../../people/publicWord/publicWord.source';
import type { TourChange, TourFound, TourKind, TourRow, TourViewer } from './tour.kind';
import { tourStore } from './tour.store';
import { checkStops, heardOf, stopsOf, wordsJson } from './tour.words';

type Texts = Record<'title' | 'words', string>;

/** A draft is read by no one else, so it needs no moderation. */
const asDraft = ({ title, words }: Texts) => ({
  title: asPrivateText(title),
  words: asPrivateText(words),
});

const mayEdit = ({ organisationId }: TourRow, { teachingFor }: TourViewer) =>
  teachingFor !== undefined && teachingFor === organisationId;

/** What people do with one kind of tours: they belong to a school or the platform. */
export function toursOf<Place extends Record<string, number>>(kind: TourKind<Place>) {
  const { failures, subjectOf, wordKind } = kind;
  const store = tourStore(kind);

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

  async function add(context: CallerContext<'db'>, { title, ...there }: Place & { title: string }) {
    const { db, person, clock } = context;
    const place = kind.placeOf(there as unknown as Place);
    const viewer = await kind.viewerOf(context, subjectOf(place));
    const organisationId = viewer.teachingFor;
    if (organisationId === undefined) refuse('access.denied');
    await kind.demandPlace?.(db, place);
    if ((await store.countTours(db, subjectOf(place), organisationId)) >= tourLimits.tours) {
      refuse(failures.tooMany);
    }
    const now = clock.now();
    const texts = asDraft({ title: requireText(title), words: '{}' });
    const by = { organisationId, personId: person.id, createdAt: now, updatedAt: now };
    return show(db, await store.insertTour(db, { ...place, ...by, ...texts }), viewer);
  }

  /** A tour the context may edit; others are reported as not found. */
  async function requireOwn(context: CallerContext<'db'>, id: number) {
    const row = (await store.findTour(context.db, id)) ?? refuse(failures.notFound);
    const viewer = await kind.viewerOf(context, subjectOf(row));
    return mayEdit(row, viewer) ? { row, viewer } : refuse(failures.notFound);
  }

  const update = async (db: Db, row: TourRow, change: TourChange) => {
    if (!(await store.updateTour(db, row, change))) refuse(failures.conflict);
  };

  const publish = (context: CallerContext<'db'>, row: TourRow, parts: Texts, change: TourChange) =>
    publishText(context, { kind: wordKind, parts, heard: heardOf(parts) }, async (tx, passed) => {
      await update(tx, row, { ...change, ...passed.said, heldAt: passed.heldAt });
      return row.id;
    });

  /** Makes it a draft again. */
  const withdraw = async (tx: Db, id: number) => {
    await store.setTourState(tx, id, { visibility: noteVisibilityCodes.private, heldAt: null });
    await deleteWaiting(tx, wordKind, [id]);
  };

  async function edit(
    context: CallerContext<'db'>,
    tour: { id: number; version: number; title: string; stops: readonly TourStop[] },
  ) {
    const { id, version, title, stops } = tour;
    const { row, viewer } = await requireOwn(context, id);
    if (row.version !== version) refuse(failures.conflict);
    checkStops(stops);
    const parts = { title: requireText(title), words: wordsJson(stops) };
    const change = {
      stops: stops.map(({ id: name, view, sound }) => ({ id: name, view, sound })),
      updatedAt: context.clock.now(),
    };
    const isSaid = parts.title !== row.title || parts.words !== row.words;
    if (!isSaid) await update(context.db, row, change);
    else if (row.visibility === noteVisibilityCodes.private)
      await update(context.db, row, { ...change, ...asDraft(parts) });
    else await publish(context, row, parts, change);
    return show(context.db, id, viewer);
  }

  async function setVisibility(
    context: CallerContext<'db'>,
    { id, visibility }: Pick<TourRow, 'id' | 'visibility'>,
  ) {
    const { row, viewer } = await requireOwn(context, id);
    if (visibility === noteVisibilityCodes.private)
      await context.db.transaction((tx) => withdraw(tx, id));
    else if (row.visibility === noteVisibilityCodes.private) {
      if (row.stops.length === 0) refuse(failures.empty);
      const { title, words } = row;
      await publish(context, row, { title, words }, { visibility: noteVisibilityCodes.public });
    }
    return show(context.db, id, viewer);
  }

  async function remove(context: CallerContext<'db'>, id: number): Promise<null> {
    await requireOwn(context, id);
    await context.db.transaction(async (tx) => {
      await store.deleteTour(tx, id);
      await deleteWaiting(tx, wordKind, [id]);
    });
    return null;
  }

  /** Tours that learners see; moderation makes a refused one a draft again. */
  const wordSource: WordSource = {
    kind: wordKind,
    async find(context, id) {
      const row = await store.findTour(context.db, id);
      if (!row || row.visibility === noteVisibilityCodes.private || row.heldAt) return null;
      const seen = await list(context, subjectOf(row)).catch(() => null);
      const isSeen = seen?.tours.some((tour) => tour.id === id) ?? false;
      return isSeen ? { personId: row.personId, text: heardOf(row) } : null;
    },
    publish: (tx, id) => store.setTourState(tx, id, { heldAt: null }),
    remove: withdraw,
  };

  return { list, add, edit, setVisibility, remove, wordSource };
}
