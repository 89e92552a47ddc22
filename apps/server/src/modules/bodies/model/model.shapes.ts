import { ordered } from '@cheese/domain/codes/bodies/quizKinds';
import type { ModelFile, Structure } from '@cheese/domain/contract/bodies/shapes/model';
import type { BodyModelRow, BodyStructureRow } from './model.tables';

interface Signed {
  address: string;
  until: Date;
}

export function toModelFile(row: BodyModelRow, { address, until }: Signed): ModelFile {
  const { id, title, simplified, format, preview, unitMm, bytes, layers, pins } = row;
  const shown = { id, title, simplified, format, preview, unitMm, bytes, layers, pins };
  const hasOrder = row.flows.length > 0 || layers.length >= ordered.least;
  const { healthyId, sickness: has } = row;
  const sickness = healthyId !== null && has ? { healthyId, ...has } : null;
  return { ...shown, hasOrder, sickness, address, expiresAt: until.getTime() };
}

export function toStructure({ parentId, ...row }: BodyStructureRow): Structure {
  const { id, modelId, name, nameEn, nameLatin, spelling, description, color, meshes, layer } = row;
  const { isTranslated } = row;
  const words = { name, nameEn, nameLatin, isTranslated, spelling, description };
  return { id, pid: parentId, modelId, ...words, color, meshes, layer, anchor: row.anchor };
}
