import { type Column, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { entitlement } from './entitlement.tables';

interface Asked {
  personId: Placeholder;
  now: Placeholder;
}

const lasting = ({ personId, now }: Asked) => sql`${entitlement.personId} = ${personId}
  and ${entitlement.withdrawnAt} is null
  and (${entitlement.endsAt} is null or ${entitlement.endsAt} > ${now})`;

/**
 * What somebody holds of one commodity, as columns of a larger question: what `holdingsOf` says of
 * all of them, where one statement must do.
 */
export const holdingColumns = (commodityId: Column, asked: Asked) => {
  const ofIt = sql`from ${entitlement} where ${entitlement.commodityId} = ${commodityId}
    and ${lasting(asked)}`;
  return {
    memberUntil: sql<Date | null>`(select max(${entitlement.endsAt}) from ${entitlement}
      where ${entitlement.commodityId} is null and ${lasting(asked)})`.mapWith(entitlement.endsAt),
    isHeld: sql<boolean>`exists (select 1 ${ofIt})`,
    /** Null where it is held for good. */
    heldUntil: sql<Date | null>`(select case when bool_or(${entitlement.endsAt} is null) then null
      else max(${entitlement.endsAt}) end ${ofIt})`.mapWith(entitlement.endsAt),
  } satisfies Record<string, SQL>;
};

/** The commodities that somebody holds, as a question inside another one. */
export const heldCommodities = (asked: Asked) =>
  sql`(select ${entitlement.commodityId} from ${entitlement} where ${lasting(asked)})`;
