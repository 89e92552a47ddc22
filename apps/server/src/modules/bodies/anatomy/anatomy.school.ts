import { chargeKindCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  AnatomyContract as C,
  AnatomyDetail,
  MadeAnatomy,
} from '@cheese/domain/contract/bodies/anatomy';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { viewerScopeOf } from '../../base/ownership/visibleTo';
import { type AnatomyFacts, selectFacts } from './anatomy.list.store';
import { countModels, selectMade } from './anatomy.school.store';

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
  const [rows, total] = await selectMade(db, {
    school: viewerScopeOf(person).school,
    system,
    keyword,
    pageCnt,
    page,
  });
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
  givenBy: null,
  commodityId: null,
  categoryId: null,
  categoryName: '',
  learnerCount: 0,
  source: null,
} as const;

export async function readMade(db: Db, id: number): Promise<AnatomyDetail> {
  const [facts, modelCount] = await Promise.all([selectFacts(db, [id]), countModels(db, id)]);
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
