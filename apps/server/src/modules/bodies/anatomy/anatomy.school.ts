import { chargeKindCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  AnatomyContract as C,
  AnatomyDetail,
  MadeAnatomy,
} from '@cheese/domain/contract/bodies/anatomy';
import { and, desc, eq, exists, gte, ilike, or, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { eyesOf, shownTo } from '../../base/ownership/shownTo';
import { holdsPart } from './anatomy.narrowing';
import { type AnatomyFacts, selectFacts } from './anatomy.list';
import { anatomy, anatomyModel, FIRST_MADE_ANATOMY } from './anatomy.tables';

const toMadeCard = ({ id, title, ...its }: AnatomyFacts): MadeAnatomy => ({
  id,
  name: title,
  summary: its.summary,
  cover: its.cover,
  system: its.system,
  structureCount: its.structureCount,
  isOfSchool: its.organisationId !== null,
});

/** Made anatomies visible to the caller, their school's first, newest first. */
export async function listMade(
  db: Db,
  person: Person | null,
  { page, pageCnt, keyword, system }: Static<C['school']['query']>,
): Promise<Answers<C['school']>> {
  const where = and(
    gte(anatomy.id, FIRST_MADE_ANATOMY),
    shownTo(anatomy, eyesOf(person).school),
    system && eq(anatomy.system, system),
    keyword
      ? or(ilike(anatomy.title, containing(keyword)), exists(holdsPart(db, keyword, anatomy.id)))
      : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select({ id: anatomy.id })
      .from(anatomy)
      .where(where)
      .orderBy(sql`${anatomy.organisationId} nulls last`, desc(anatomy.id))
      .limit(pageCnt)
      .offset((page - 1) * pageCnt),
    db.$count(anatomy, where),
  ]);
  const ids = rows.map(({ id }) => id);
  const facts = await selectFacts(db, ids);
  const list = ids.flatMap((id) => {
    const its = facts.get(id);
    return its ? [toMadeCard(its)] : [];
  });
  return { list, total };
}

/** Fields of an anatomy that is not sold and open to everyone who may see it. */
const unsold = {
  charge: chargeKindCodes.free,
  offer: null,
  isLocked: false,
  opened: 'free',
  openUntil: null,
  commodityId: null,
  categoryId: null,
  categoryName: '',
  learnerCount: 0,
  source: null,
} as const;

export async function readMade(db: Db, id: number): Promise<AnatomyDetail> {
  const [facts, modelCount] = await Promise.all([
    selectFacts(db, [id]),
    db.$count(anatomyModel, eq(anatomyModel.anatomyId, id)),
  ]);
  const its = facts.get(id) ?? refuse('anatomy.notFound');
  return {
    ...unsold,
    ...toMadeCard(its),
    nameEn: its.nameEn,
    updatedAt: its.updatedAt.getTime(),
    pictures: its.cover ? [its.cover] : [],
    modelCount,
    itemCount: modelCount,
  };
}
