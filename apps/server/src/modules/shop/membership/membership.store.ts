import type { MemberBenefit, MemberCard } from '@cheese/domain/contract/shop/membership';
import { asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { cardPrices } from './membership.prices';
import { memberBenefit, memberCard } from './membership.tables';

const { id, place, name, tier, days, recommend, withdrawnAt } = memberCard;

export const selectMemberCards = (db: Db, now: Date): Promise<MemberCard[]> =>
  db
    .select({ cardId: id, name, tier, days, ...cardPrices(now), recommend })
    .from(memberCard)
    .where(isNull(withdrawnAt))
    .orderBy(asc(place), asc(id));

export const selectBenefits = (db: Db): Promise<MemberBenefit[]> =>
  db
    .select({ title: memberBenefit.title, desc: memberBenefit.description })
    .from(memberBenefit)
    .orderBy(asc(memberBenefit.place), asc(memberBenefit.id));

export const updateCard = (db: Db, id: number, change: Partial<typeof memberCard.$inferInsert>) =>
  db.update(memberCard).set(change).where(eq(memberCard.id, id));
