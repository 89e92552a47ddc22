import { rehearsalTypes, type RehearsalType } from '@cheese/domain/codes/front/searchTypes';
import { type SitePageId, sitePages } from '@cheese/domain/codes/front/sitePages';
import type { FoundKind } from '@cheese/domain/codes/front/searchTypes';
import type { EverythingHit } from '@cheese/domain/contract/front/search';
import type { Db } from '../../../db/database';
import { cardsOf } from '../../shop/commodity/commodity.service';
import type { Looker } from './search.everything';
import { shelves } from './search.shelves.store';
import * as store from './search.store';

type About = Pick<EverythingHit, 'title' | 'text' | 'cover' | 'card'>;

interface Named {
  id: number;
  title: string;
  text: string;
  cover?: string;
}

const plainly = ({ title, text, cover }: Named): About => ({
  title,
  text,
  cover: cover || null,
  card: null,
});

type Described = readonly (readonly [id: number, about: About])[];

const all = (rows: readonly Named[]): Described => rows.map((row) => [row.id, plainly(row)]);

/** By kind and number what stands about each: one question for each kind that is there. */
export async function describe(
  db: Db,
  looker: Looker,
  idsOf: (kind: FoundKind) => readonly number[],
): Promise<ReadonlyMap<string, About>> {
  const described = new Map<string, About>();
  const kinds: [FoundKind, (ids: readonly number[]) => Promise<Described>][] = [
    ['commodity', (ids) => goods(db, looker, ids)],
    ['slide', async (ids) => all(await store.selectSlideWords(db, ids))],
    ['news', async (ids) => all((await store.selectNews(db, ids)).map(asNamed))],
    ['help', async (ids) => all(await store.selectHelpWords(db, ids))],
    ['page', async (ids) => all(ids.map((id) => ({ id, ...sitePages[id as SitePageId] })))],
    ...rehearsals(db, looker),
  ];
  await Promise.all(
    kinds.map(async ([kind, read]) => {
      const ids = idsOf(kind);
      for (const [id, about] of ids.length > 0 ? await read(ids) : [])
        described.set(`${kind}/${id}`, about);
    }),
  );
  return described;
}

async function goods(db: Db, looker: Looker, ids: readonly number[]): Promise<Described> {
  const cards = await cardsOf(db, looker, ids);
  return cards.map((card) => [
    card.id,
    { title: card.title, text: card.description, cover: card.cover, card },
  ]);
}

const rehearsals = (db: Db, { school }: Looker) =>
  (Object.keys(rehearsalTypes).map(Number) as RehearsalType[]).map((type) => {
    const { kind, select } = shelves[type];
    const read = async (ids: readonly number[]) => all(await select(db, school, { ids: [...ids] }));
    return [kind as FoundKind, read] as [FoundKind, typeof read];
  });

const asNamed = ({
  id,
  title,
  summary,
  cover,
}: Awaited<ReturnType<typeof store.selectNews>>[0]) => ({
  id,
  title,
  text: summary,
  cover,
});
