import type { Answers } from '@cheese/domain/contract/call';
import type { SpecimenContract as C } from '@cheese/domain/contract/bodies/specimen';
import type { CallContext } from '../../../calls/call';
import { selectStructures } from '../model/model.door';
import { signModels } from '../model/model.service';
import { toStructure } from '../model/model.shapes';
import { requireSpecimen } from './specimen.access';
import { selectHotspots, selectModelIds } from './specimen.store';

/** Models on the turntable, with signed addresses that expire. */
export async function listModels({
  query: { specimenId },
  ...context
}: CallContext<C['models']>): Promise<Answers<C['models']>> {
  await requireSpecimen(context, specimenId);
  return signModels(context, await selectModelIds(context.db, specimenId));
}

export async function listStructures({
  query: { specimenId },
  ...context
}: CallContext<C['structures']>): Promise<Answers<C['structures']>> {
  await requireSpecimen(context, specimenId);
  const ids = await selectModelIds(context.db, specimenId);
  return (await selectStructures(context.db, ids)).map(toStructure);
}

export async function listHotspots({
  query: { specimenId },
  ...context
}: CallContext<C['hotspots']>): Promise<Answers<C['hotspots']>> {
  await requireSpecimen(context, specimenId);
  return selectHotspots(context.db, specimenId);
}
