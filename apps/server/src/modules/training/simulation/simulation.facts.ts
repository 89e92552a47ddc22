import type { Simulation } from '@cheese/domain/contract/training/simulation';
import type { Db } from '../../../db/database';
import { soldFields, type SoldCard } from '../../shop/commodity/soldFields';
import { selectFacts } from './simulation.facts.store';

type Facts = Pick<Simulation, 'kind' | 'videoCount'>;

/** Adds the fields the shop does not have, in one query for all cards. */
export async function withFacts<Card extends SoldCard>(db: Db, cards: readonly Card[]) {
  const ids = cards.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await selectFacts(db, ids);
  const facts = new Map(rows.map(({ id, ...its }) => [id, its] as const));
  return cards.map((card) => toSimulation(card, facts.get(card.id)));
}

const toSimulation = (card: SoldCard, its: Facts = { kind: null, videoCount: 0 }): Simulation => ({
  ...soldFields(card),
  ...its,
});
