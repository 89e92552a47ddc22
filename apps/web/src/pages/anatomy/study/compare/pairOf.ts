import type { ModelFile, Sickness } from '@cheese/domain/contract/bodies/shapes/model';

/** A healthy body and the same body with a disease. */
export interface Pair {
  healthy: ModelFile;
  sick: ModelFile;
  sickness: Sickness;
}

/**
 * All diseased bodies of a healthy one; if the file is diseased itself, its own pair comes first.
 */
export function pairsOf(files: readonly ModelFile[], file: ModelFile): Pair[] {
  const healthyId = file.sickness?.healthyId ?? file.id;
  const healthy = files.find(({ id }) => id === healthyId);
  if (!healthy) return [];
  return files
    .flatMap((sick) =>
      sick.sickness?.healthyId === healthyId ? [{ healthy, sick, sickness: sick.sickness }] : [],
    )
    .sort((a, b) => Number(b.sick.id === file.id) - Number(a.sick.id === file.id));
}
