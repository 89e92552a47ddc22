import type { LibraryStatistics } from '@cheese/domain/contract/exam/questionLibrary';
import { chinaDay, chinaDays } from '@cheese/domain/rules/time/chinaDay';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { openBank } from '../bank/bank.access';
import { countInChapters, selectChapters } from '../bank/bank.door';
import { countByChapter } from '../standing/standing.door';
import { averagesIn } from './questionLibrary.averages';
import { selectDays } from './questionLibrary.days.store';
import { placesIn } from './questionLibrary.places';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** By chapter beside everyone's average, and by day. */
export async function readStatistics(
  context: CallerContext & { db: Db },
  bankId: number,
): Promise<LibraryStatistics> {
  const { db, person, clock } = context;
  const { bank } = await openBank(context, bankId);
  const now = clock.now();
  const from = chinaDay(now.getTime() - (DAYS - 1) * DAY_MS);
  const chapters = await selectChapters(db, bankId);
  const counts = byChapter(await countInChapters(db, bankId));
  const mine = byChapter(await countByChapter(db, person.id, bankId, now));
  const averages = await averagesIn(db, bankId, now);
  const places = await placesIn(db, person.id, bankId, now);
  const days = new Map((await selectDays(db, person.id, { bankId, from })).map((d) => [d.day, d]));
  return {
    libraryId: bankId,
    name: bank.name,
    chapters: chapters.flatMap(({ id, name }) => {
      const questionCount = counts.get(id)?.count ?? 0;
      if (questionCount === 0) return [];
      const { answeredCount = 0, rightCount = 0 } = mine.get(id) ?? {};
      const share = answeredCount === 0 ? null : rightCount / answeredCount;
      const averageShare = averages.get(id) ?? null;
      const learning = { places: places.get(id) ?? [] };
      return [
        { chapterId: id, name, questionCount, answeredCount, share, averageShare, ...learning },
      ];
    }),
    days: chinaDays(from, chinaDay(now.getTime())).map(
      (day) => days.get(day) ?? { day, answeredCount: 0, rightCount: 0 },
    ),
  };
}

const byChapter = <Row extends { chapterId: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.chapterId, row]));
