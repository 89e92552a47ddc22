import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import { tourLimits } from '@cheese/domain/codes/slides/slideTours';
import type { TourStop } from '@cheese/domain/contract/slides/slideTour';
import type { CallerContext } from '../../../calls/callerContext';
import { requireText } from '../../../calls/requireText';
import { refuse } from '../../../calls/refusal';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import type { WordSource } from '../../people/publicWord/publicWord.source';
import type { Places, TourKind, TourRow } from './tour.kind';
import { asDraft, type TourPublishing, tourPublishing } from './tour.publishing';
import { type TourReading, tourReading } from './tour.reading';
import { type TourStore, tourStore } from './tour.store';
import { checkStops, heardOf, wordsJson } from './tour.words';

interface TourParts<Place extends Places> {
  kind: TourKind<Place>;
  store: TourStore<Place>;
  reading: TourReading<Place>;
  publishing: TourPublishing;
}

/** What people do with one kind of tours: they belong to a school or the platform. */
export function toursOf<Place extends Places>(kind: TourKind<Place>) {
  const store = tourStore(kind);
  const reading = tourReading(kind, store);
  const parts = { kind, store, reading, publishing: tourPublishing(kind, store) };
  return {
    list: reading.list,
    ...tourAdding(parts),
    ...tourEditing(parts),
    wordSource: tourWordSource(parts),
  };
}

function tourAdding<Place extends Places>({ kind, store, reading }: TourParts<Place>) {
  const { failures, subjectOf } = kind;

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
    return reading.show(db, await store.insertTour(db, { ...place, ...by, ...texts }), viewer);
  }

  async function remove(context: CallerContext<'db'>, id: number): Promise<null> {
    await reading.requireOwn(context, id);
    await context.db.transaction(async (tx) => {
      await store.deleteTour(tx, id);
      await deleteWaiting(tx, kind.wordKind, [id]);
    });
    return null;
  }

  return { add, remove };
}

function tourEditing<Place extends Places>({ kind, reading, publishing }: TourParts<Place>) {
  const { failures } = kind;
  const { requireOwn, show } = reading;
  const { update, publish, withdraw } = publishing;

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

  return { edit, setVisibility };
}

/** Tours that learners see; moderation makes a refused one a draft again. */
function tourWordSource<Place extends Places>({
  kind,
  store,
  reading,
  publishing,
}: TourParts<Place>): WordSource {
  return {
    kind: kind.wordKind,
    async find(context, id) {
      const row = await store.findTour(context.db, id);
      if (!row || row.visibility === noteVisibilityCodes.private || row.heldAt) return null;
      const seen = await reading.list(context, kind.subjectOf(row)).catch(() => null);
      const isSeen = seen?.tours.some((tour) => tour.id === id) ?? false;
      return isSeen ? { personId: row.personId, text: heardOf(row) } : null;
    },
    publish: (tx, id) => store.setTourState(tx, id, { heldAt: null }),
    remove: publishing.withdraw,
  };
}
