import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { includes, type Somebody } from '../../school/audience/audience.door';
import { audience } from '../../school/audience/audience.tables';
import { type FindingFormRow, slideFinding, slideFindingForm } from './slideFinding.tables';

type Reader = Pick<Person, 'id' | 'organisationId'>;

const isThere = isNull(slideFindingForm.removedAt);

/** A form without an audience is for everyone who sees the slide. */
const isFor = (db: Db, somebody: Somebody) =>
  or(isNull(slideFindingForm.audienceId), includes(db, somebody));

/** Forms shown to the learner and those they have submitted, with their submissions. */
export async function listForms(db: Db, slideId: number, { id, organisationId }: Reader) {
  const asked = {
    id: sql.placeholder('personId'),
    organisationId: sql.placeholder('organisationId'),
  };
  const plan = prepared(db, 'slide_finding_forms', () =>
    db
      .select({ form: slideFindingForm, own: slideFinding })
      .from(slideFindingForm)
      .leftJoin(audience, eq(audience.id, slideFindingForm.audienceId))
      .leftJoin(
        slideFinding,
        and(eq(slideFinding.formId, slideFindingForm.id), eq(slideFinding.personId, asked.id)),
      )
      .where(
        and(
          eq(slideFindingForm.slideId, sql.placeholder('slideId')),
          or(
            and(eq(slideFindingForm.isShown, true), isThere, isFor(db, asked)),
            isNotNull(slideFinding.id),
          ),
        ),
      )
      .orderBy(asc(slideFindingForm.id))
      .prepare('slide_finding_forms'),
  );
  // 0 matches no person and no school.
  return plan.execute({ slideId, personId: id, organisationId: organisationId ?? 0 });
}

export async function isMeantFor(db: Db, formId: number, reader: Reader): Promise<boolean> {
  const rows = await db
    .select({ id: slideFindingForm.id })
    .from(slideFindingForm)
    .leftJoin(audience, eq(audience.id, slideFindingForm.audienceId))
    .where(and(eq(slideFindingForm.id, formId), isFor(db, reader)));
  return rows.length > 0;
}

export async function findForm(db: Db, id: number): Promise<FindingFormRow | null> {
  const plan = prepared(db, 'slide_finding_form', () =>
    db
      .select()
      .from(slideFindingForm)
      .where(and(eq(slideFindingForm.id, sql.placeholder('id')), isThere))
      .prepare('slide_finding_form'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

interface Whose {
  formId: number;
  personId: number;
}

/** Held until the transaction ends: two handings in at once come one after the other. */
export async function lockOwn(tx: Db, { formId, personId }: Whose) {
  const plan = prepared(tx, 'slide_finding_held', () => {
    const isTheirs = eq(slideFinding.personId, sql.placeholder('personId'));
    return tx
      .select()
      .from(slideFinding)
      .where(and(eq(slideFinding.formId, sql.placeholder('formId')), isTheirs))
      .for('update')
      .prepare('slide_finding_held');
  });
  return (await plan.execute({ formId, personId }))[0] ?? null;
}

type NewFinding = typeof slideFinding.$inferInsert;

/** Null where the same person's was there first. */
export async function insertFinding(tx: Db, row: NewFinding) {
  const rows = await tx
    .insert(slideFinding)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: slideFinding.id });
  return rows[0] ?? null;
}

export async function updateFinding(tx: Db, id: number, set: Partial<NewFinding>) {
  await tx
    .update(slideFinding)
    .set({ ...set, version: sql`${slideFinding.version} + 1` })
    .where(eq(slideFinding.id, id));
}

/** One's own with its form, held until the transaction ends. */
export async function lockFindingOf(tx: Db, id: number, personId: number) {
  const rows = await tx
    .select({ finding: slideFinding, form: slideFindingForm })
    .from(slideFinding)
    .innerJoin(slideFindingForm, eq(slideFindingForm.id, slideFinding.formId))
    .where(and(eq(slideFinding.id, id), eq(slideFinding.personId, personId)))
    .for('update', { of: slideFinding });
  return rows[0] ?? null;
}

export const deleteFinding = (tx: Db, id: number) =>
  tx.delete(slideFinding).where(eq(slideFinding.id, id));
