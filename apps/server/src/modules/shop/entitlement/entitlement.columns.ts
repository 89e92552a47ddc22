import { type Column, type Placeholder, sql } from 'drizzle-orm';
import { entitlement } from './entitlement.tables';

const HOLDING = 'holding';

interface HolderPlaceholders {
  personId: Placeholder;
  now: Placeholder;
}

/** Not taken back, and not over; what was bought ahead begins when this ends. */
const lasting = ({ personId, now }: HolderPlaceholders) => sql`${entitlement.personId} = ${personId}
  and ${entitlement.withdrawnAt} is null
  and (${entitlement.endsAt} is null or ${entitlement.endsAt} > ${now})`;

/**
 * A lateral join of one commodity's holding, the SQL form of `holdingsOf`. Two joins in one
 * statement need different names.
 */
export const holdingOf = (
  commodityId: Column,
  holder: HolderPlaceholders,
  name = HOLDING,
) => sql`lateral (
  select max(${entitlement.endsAt}) filter (where ${entitlement.commodityId} is null) as member_until,
    count(${entitlement.commodityId}) > 0 as is_held,
    case when bool_or(${entitlement.commodityId} is not null and ${entitlement.endsAt} is null)
      then null
      else max(${entitlement.endsAt}) filter (where ${entitlement.commodityId} is not null)
    end as held_until,
    (array_agg(${entitlement.giver} order by ${entitlement.endsAt} desc nulls first, ${entitlement.id})
      filter (where ${entitlement.commodityId} is not null))[1] as giver
  from ${entitlement} where ${lasting(holder)}
    and (${entitlement.commodityId} is null or ${entitlement.commodityId} = ${commodityId})
) ${sql.identifier(name)}`;

export const holdingColumnsOf = (name: string) => {
  const of = sql.identifier(name);
  return {
    memberUntil: sql<Date | null>`${of}.member_until`.mapWith(entitlement.endsAt),
    isHeld: sql<boolean>`${of}.is_held`,
    /** Null where it is held for good. */
    heldUntil: sql<Date | null>`${of}.held_until`.mapWith(entitlement.endsAt),
    /** The school whose seat lasts longest. */
    giver: sql<string | null>`${of}.giver`,
  };
};

export const holdingColumns = holdingColumnsOf(HOLDING);

/** A subquery for the commodities a person holds. */
export const heldCommodities = (holder: HolderPlaceholders) =>
  sql`(select ${entitlement.commodityId} from ${entitlement} where ${lasting(holder)})`;

/** True even if the entitlement has ended or was withdrawn. */
export const wasHeld = (commodityId: Column, { personId }: Pick<HolderPlaceholders, 'personId'>) =>
  sql<boolean>`exists (select 1 from ${entitlement} where ${entitlement.personId} = ${personId}
    and ${entitlement.commodityId} = ${commodityId})`;

/** Time of the latest grant of a commodity to the person. */
export const lastGranted = (commodityId: Column, personId: number) =>
  sql<Date>`(select max(${entitlement.grantedAt}) from ${entitlement}
    where ${entitlement.personId} = ${personId} and ${entitlement.commodityId} = ${commodityId})`;
