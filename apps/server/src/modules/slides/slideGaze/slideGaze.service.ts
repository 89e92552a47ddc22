import { gazeRule } from '@cheese/domain/codes/slides/slideGaze';
import type { Answers } from '@cheese/domain/contract/call';
import type { SlideGazeContract as C } from '@cheese/domain/contract/slides/slideGaze';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { ownerFor, requireSchool, schoolTaughtBy } from '../../base/ownership/ownership';
import { requireSlide } from '../slide/slide.access';
import { asShares, gridOf, paint } from './slideGaze.grid';
import { changeCells, listWatchers, selectCells, takeWatch, updateWatch } from './slideGaze.store';

const MOST_SECONDS = 2_000_000_000;
/** Longest time in seconds that a learner's first report may cover. */
const FIRST_S = gazeRule.everyS * (gazeRule.together + 1);

/**
 * Records viewing time. It never exceeds the time passed, over all windows, and one person's daily
 * contribution is limited, so that the heat map cannot be forged.
 */
export async function tellGaze(
  db: Db,
  { person, clock }: CallerContext,
  { slideId, samples }: Static<C['tell']['body']>,
): Promise<null> {
  const { scan } = await requireSlide({ db, person, clock }, slideId);
  const { id: personId, organisationId } = person;
  if (organisationId === null || schoolTaughtBy(person) !== null) return null;
  const now = clock.now();
  const today = chinaDay(now.getTime());
  const told = samples.reduce((sum, { seconds }) => sum + seconds, 0);
  const fresh = { slideId, personId, organisationId, seconds: 0, lastAt: now };
  await db.transaction(async (tx) => {
    const { watch, isFirst } = await takeWatch(tx, { ...fresh, day: today, daySeconds: 0 });
    const passed = isFirst ? FIRST_S : (now.getTime() - watch.lastAt.getTime()) / 1000;
    if (passed < gazeRule.leastBetweenS) return;
    const seconds = Math.round(Math.min(told, passed));
    const soFar = watch.day === today ? watch.daySeconds : 0;
    const drawn = Math.min(seconds, gazeRule.daySeconds - soFar);
    await updateWatch(tx, {
      ...watch,
      organisationId,
      lastAt: now,
      day: today,
      daySeconds: soFar + drawn,
      seconds: Math.min(MOST_SECONDS, watch.seconds + seconds),
    });
    if (drawn <= 0 || told <= 0) return;
    const grid = gridOf(scan);
    const change = (cells: number[]) => {
      for (const sample of samples) {
        paint(cells, grid, sample, (sample.seconds * 1000 * drawn) / told);
      }
    };
    const count = grid.columns * grid.rows;
    await changeCells(tx, { slideId, organisationId }, { count, change });
  });
  return null;
}

export async function readGaze(
  db: Db,
  { person, clock }: CallerContext,
  slideId: number,
): Promise<Answers<C['map']>> {
  // Only the teacher's own school, or all schools together for the platform.
  const school = ownerFor(person);
  const { scan } = await requireSlide({ db, person, clock }, slideId);
  const grid = gridOf(scan);
  const sums = new Array<number>(grid.columns * grid.rows).fill(0);
  for (const { cells } of await selectCells(db, slideId, school)) {
    cells.forEach((one, at) => (sums[at] = (sums[at] ?? 0) + one));
  }
  return { ...grid, cells: asShares(sums.slice(0, grid.columns * grid.rows)) };
}

export async function readWatchers(
  db: Db,
  { person, clock }: CallerContext,
  { slideId, ...paged }: Static<C['watchers']['query']>,
): Promise<Answers<C['watchers']>> {
  const organisationId = requireSchool(person);
  await requireSlide({ db, person, clock }, slideId);
  const { rows, total } = await listWatchers(db, { slideId, organisationId }, paged);
  return {
    list: rows.map((row) => ({ ...row, lastAt: row.lastAt.getTime() })),
    total,
  };
}
