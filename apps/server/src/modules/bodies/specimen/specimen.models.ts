import type { Answers } from '@cheese/domain/contract/call';
import type { SpecimenContract as C } from '@cheese/domain/contract/bodies/specimen';
import type { Asked } from '../../../calls/call';
import { selectStructures } from '../model/model.door';
import { signModels } from '../model/model.service';
import { toStructure } from '../model/model.shapes';
import { requireSpecimen } from './specimen.access';
import { selectHotspots, selectModelIds } from './specimen.store';

/** Models on the turntable, with signed addresses that expire. */
export async function listModels({
  query: { specimenId },
  ...asking
}: Asked<C['models']>): Promise<Answers<C['models']>> {
  await requireSpecimen(asking, specimenId);
  return signModels(asking, await selectModelIds(asking.db, specimenId));
}

export async function listStructures({
  query: { specimenId },
  ...asking
}: Asked<C['structures']>): Promise<Answers<C['structures']>> {
  await requireSpecimen(asking, specimenId);
  const ids = await selectModelIds(asking.db, specimenId);
  return (await selectStructures(asking.db, ids)).map(toStructure);
}

export async function listHotspots({
  query: { specimenId },
  ...asking
}: Asked<C['hotspots']>): Promise<Answers<C['hotspots']>> {
  await requireSpecimen(asking, specimenId);
  return selectHotspots(asking.db, specimenId);
}
