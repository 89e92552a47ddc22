import { eq, sql } from 'drizzle-orm';
import { newsArticle } from '../modules/content/news/news.tables';
import { useTestApp } from '../testing/useTestApp';
import type { Db } from './database';
import { prepared, preparedBy } from './prepared';

const test = useTestApp();

it('is built once, and asks with the inputs of each call', async () => {
  await test.given({ news: [{ title: '一' }, { title: '二' }] });
  let built = 0;
  const titleOf = (db: Db, id: number) =>
    prepared(db, 'title_of', () => {
      built++;
      const { title } = newsArticle;
      const hasId = eq(newsArticle.id, sql.placeholder('id'));
      return db.select({ title }).from(newsArticle).where(hasId).prepare('title_of');
    }).execute({ id });

  const { db } = test.database;
  expect(await titleOf(db, 1)).toEqual([{ title: '一' }]);
  expect(await titleOf(db, 2)).toEqual([{ title: '二' }]);
  expect(built).toBe(1);
  await db.transaction(async (transaction) => {
    expect(await titleOf(transaction, 2)).toEqual([{ title: '二' }]);
  });
  expect(built).toBe(1);
});

it('keeps one statement for each set of values that are given', async () => {
  await test.given({ news: [{ title: '一' }, { title: '二' }] });
  let built = 0;
  const titlesOf = (id?: number) =>
    preparedBy(test.database.db, 'titles', { id, limit: 9 }, (given) => {
      built++;
      const { title } = newsArticle;
      return test.database.db
        .select({ title })
        .from(newsArticle)
        .where(given.id === undefined ? undefined : eq(newsArticle.id, given.id))
        .orderBy(newsArticle.id)
        .limit(given.limit);
    });
  expect(await titlesOf(2)).toEqual([{ title: '二' }]);
  expect(await titlesOf()).toEqual([{ title: '一' }, { title: '二' }]);
  expect(await titlesOf(1)).toEqual([{ title: '一' }]);
  expect(built).toBe(2);
});

it('tells statements apart whose names begin alike for longer than PostgreSQL reads', async () => {
  await test.given({ news: [{ title: '一' }, { title: '二' }] });
  const { db } = test.database;
  const long = { aVeryLongNameOfAValueThatIsGiven: 1, anotherOneThatIsAtLeastAsLong: 1 };
  const titlesOf = (more: { id?: number; idAtLeast?: number }) =>
    preparedBy(db, 'titles_long', { ...long, ...more }, (given) =>
      db
        .select({ title: newsArticle.title })
        .from(newsArticle)
        .where(
          sql`${given.aVeryLongNameOfAValueThatIsGiven}::int = 1
            and ${given.anotherOneThatIsAtLeastAsLong}::int = 1
            and ${given.id === undefined ? sql`id >= ${given.idAtLeast}` : sql`id = ${given.id}`}`,
        )
        .orderBy(newsArticle.id),
    );
  expect(await titlesOf({ id: 1 })).toEqual([{ title: '一' }]);
  expect(await titlesOf({ idAtLeast: 1 })).toEqual([{ title: '一' }, { title: '二' }]);
});
