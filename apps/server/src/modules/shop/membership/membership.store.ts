import type { MemberBenefit, MemberCard } from '@cheese/domain/contract/shop/membership';
import { asc, getTableColumns, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { memberBenefit, memberCard } from './membership.tables';

const { id, place, withdrawnAt, ...plan } = getTableColumns(memberCard);

export const selectMemberCards = (db: Db): Promise<MemberCard[]> =>
  db
    .select({ cardId: id, ...plan })
    .from(memberCard)
    .where(isNull(withdrawnAt))
    .orderBy(asc(place), asc(id));

export const selectBenefits = (db: Db): Promise<MemberBenefit[]> =>
  db
    .select({ title: memberBenefit.title, desc: memberBenefit.description })
    .from(memberBenefit)
    .orderBy(asc(memberBenefit.place), asc(memberBenefit.id));
