import type { Call } from '@cheese/domain/calls/call';
import type { Answers, CallContract } from '@cheese/domain/contract/call';
import type { FastifyInstance } from 'fastify';
import type { VisitorContext } from '../../../calls/callerContext';
import { type SharedCallContext, answerSharedTo, type OpenCall } from '../../../calls/shared';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { type Holdings, openedByHolding } from '../entitlement/entitlement.rules';
import { holdingsOf } from '../entitlement/entitlement.service';
import type { Viewer } from './commodity.cards';

export const viewerOf = async (db: Db, who: Omit<VisitorContext, 'db'>): Promise<Viewer> => ({
  now: who.clock.now(),
  held: await holdingsOf({ db, ...who }),
});

interface Owned {
  id: number;
  isLocked: boolean;
  opened: string | null;
  openUntil: number | null;
  givenBy: string | null;
}

/** Unlocks a card for a user who holds its product. */
export type OwnCard = <Card extends Owned>(card: Card) => Card;

export const ownCard =
  (held: Holdings): OwnCard =>
  (card) => {
    const how = openedByHolding(card.id, held);
    if (how === null) return card;
    const openUntil = how.until?.getTime() ?? null;
    return { ...card, isLocked: false, opened: how.by, openUntil, givenBy: how.giver };
  };

interface Sold extends Omit<Owned, 'id'> {
  /** Null of what is not sold. */
  commodityId: number | null;
}

/** The same of what a commodity sells: what is held is the commodity, not the thing. */
export function ownSold<One extends Sold>(one: One, own: OwnCard): One {
  const { commodityId, isLocked, opened, openUntil, givenBy } = one;
  if (commodityId === null) return one;
  const { id: _same, ...owned } = own({ id: commodityId, isLocked, opened, openUntil, givenBy });
  return { ...one, ...owned };
}

type Handle<C extends CallContract> = (
  context: SharedCallContext<C>,
  viewer: Viewer,
) => Promise<Answers<C>> | Answers<C>;

type InAll<C extends CallContract> = (data: Answers<C>, own: OwnCard) => Answers<C>;

/**
 * Registers a call that answers cards: cached separately for members and others, then unlocked for
 * buyers.
 */
export const answerWithCards = <C extends OpenCall>(
  app: FastifyInstance,
  call: Call,
  contract: C,
  handle: Handle<C>,
  inAll: InAll<C>,
) =>
  answerSharedTo(app, call, contract, {
    seenBy: holdingsOf,
    // The end of a membership is personal, so the shared answer must not contain it.
    alike: ({ memberUntil }) => memberUntil !== null,
    make: (context, isMember) => handle(context, sharedViewer(context.clock, isMember)),
    own: (data, held) => (held.commodities.size > 0 ? inAll(data, ownCard(held)) : null),
  });

export const sharedViewer = (clock: Clock, isMember: boolean): Viewer => {
  const now = clock.now();
  return { now, held: { memberUntil: isMember ? now : null, commodities: new Map() } };
};

export const inPage = <Card extends Owned, P extends { list: Card[] }>(
  page: P,
  own: OwnCard,
): P => ({
  ...page,
  list: page.list.map(own),
});

export const inList = <Card extends Owned>(cards: Card[], own: OwnCard): Card[] => cards.map(own);
