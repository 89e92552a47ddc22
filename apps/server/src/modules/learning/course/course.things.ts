import type { ThingPage } from '@cheese/domain/codes/learning/thingPages';
import type { CommodityType } from '@cheese/domain/codes/shop/products';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';

/** Something with a page of its own, as somebody may know of it. */
export interface SeenThing {
  id: number;
  name: string;
  picture: string | null;
  page: ThingPage;
  isOpen: boolean;
}

interface Looking {
  db: Db;
  person: Person | null;
  clock: Clock;
}

/** What courses ask of things with pages of their own, which stand above this wing. */
export interface CourseThings {
  /** Of these products of one type, what is there for somebody. */
  seenBy(
    who: Looking,
    type: CommodityType,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, SeenThing>>;
}
