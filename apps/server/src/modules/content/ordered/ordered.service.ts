import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { writeAudit } from '../../people/audit/audit.service';
import type { AuditFacts } from '../../people/audit/audit.tables';
import type { OrderedKind, OrderedRow } from './ordered.kind';
import { orderedStore } from './ordered.store';

interface Saving<Row, Scope> {
  scope: Scope;
  /** Undefined for a new entry. */
  id: number | undefined;
  row: Partial<Row> & { title: string };
  facts: AuditFacts;
  /** Refuses what the entry may not be. */
  demand(tx: Db, known: Row | undefined): Promise<void>;
}

/** What administrators do with one kind of ordered lists. */
export function orderedOf<Row extends OrderedRow, Scope>(kind: OrderedKind<Row, Scope>) {
  const { name, failures } = kind;
  const store = orderedStore(kind);

  return {
    /** Adds an entry at the end, or changes one where it stands. */
    save(db: Db, context: CallerContext, { scope, id, row, facts, demand }: Saving<Row, Scope>) {
      return db.transaction(async (tx) => {
        await store.lock(tx);
        const all = await kind.select(tx, scope);
        const known = all.find((one) => one.id === id);
        if (id !== undefined && !known) refuse(failures.gone);
        if (!known && all.length >= kind.most) refuse(failures.tooMany);
        await demand(tx, known);
        const last = all.at(-1);
        if (known) await store.update(tx, known.id, row);
        const at = last === undefined ? 0 : Number(last[kind.position]) + 1;
        const saved = known?.id ?? (await store.insert(tx, row, at));
        const act = known ? (`${name}.change` as const) : (`${name}.add` as const);
        await writeAudit(tx, context, { act, about: row.title, after: facts });
        return { id: saved };
      });
    },

    /** Refuses an order that does not name each entry. */
    async order(
      db: Db,
      context: CallerContext,
      { scope, ids }: { scope: Scope; ids: readonly number[] },
    ) {
      await db.transaction(async (tx) => {
        await store.lock(tx);
        const all = new Map((await kind.select(tx, scope)).map((row) => [row.id, row]));
        const inOrder = ids.flatMap((id) => all.get(id) ?? []);
        if (all.size !== ids.length || inOrder.length !== ids.length) refuse('ad.moved');
        await store.putInOrder(tx, ids);
        const about = kind.orderAbout(scope, inOrder);
        await writeAudit(tx, context, { act: `${name}.order`, about });
      });
      return null;
    },

    async remove(db: Db, context: CallerContext, id: number) {
      await db.transaction(async (tx) => {
        const gone = (await store.remove(tx, id)) ?? refuse(failures.gone);
        const before = kind.removedFacts(gone);
        await writeAudit(tx, context, { act: `${name}.remove`, about: gone.title, before });
      });
      return null;
    },
  };
}
