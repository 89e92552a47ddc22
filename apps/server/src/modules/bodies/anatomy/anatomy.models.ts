import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { singleTypeCodes } from '@cheese/domain/codes/learning/singleTypes';
import type { Answers } from '@cheese/domain/contract/call';
import type { AnatomyContract as C } from '@cheese/domain/contract/bodies/anatomy';
import type { CallContext } from '../../../calls/call';
import type { VisitorContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { findCard } from '../../shop/commodity/commodity.cards';
import { viewerOf } from '../../shop/commodity/viewer';
import { signModels } from '../model/model.service';
import { selectModels, selectStructures } from '../model/model.door';
import { toStructure } from '../model/model.shapes';
import { isMade, requireAnatomy, seeMade } from './anatomy.access';
import { selectModelIds } from './anatomy.models.store';

/** The models, with signed addresses that expire. */
export async function listModels({ query, ...context }: CallContext<C['models']>) {
  await requireAnatomy(context, query.anatomyId);
  const ids = await selectModelIds(context.db, query.anatomyId);
  return signModels(context, ids);
}

export async function listStructures({
  query,
  ...context
}: CallContext<C['structures']>): Promise<Answers<C['structures']>> {
  await requireAnatomy(context, query.anatomyId);
  const ids = await selectModelIds(context.db, query.anatomyId);
  return (await selectStructures(context.db, ids)).map(toStructure);
}

/** A school's anatomy is open to everyone who may see it. */
async function isLockedFor(looking: VisitorContext, productId: number): Promise<boolean> {
  if (isMade(productId)) {
    await seeMade(looking, productId);
    return false;
  }
  const viewer = await viewerOf(looking.db, looking);
  const card = await findCard(looking.db, viewer, { type: commodityTypeCodes.anatomy, productId });
  return (card ?? refuse('anatomy.notFound')).isLocked;
}

/** Pictures and names of the models, even for users who may not open them yet. */
export async function listItems({
  query: { anatomyId: productId },
  ...context
}: CallContext<C['items']>): Promise<Answers<C['items']>> {
  const isLocked = await isLockedFor(context, productId);
  const ids = await selectModelIds(context.db, productId);
  // A commodity without models is not one of ours.
  if (ids.length === 0) refuse('anatomy.notFound');
  const type = singleTypeCodes.threeAns;
  return (await selectModels(context.db, ids)).map(({ id, title, preview: cover }) => ({
    id,
    type,
    title,
    cover,
    durationS: null,
    isLocked,
    address: null,
  }));
}
