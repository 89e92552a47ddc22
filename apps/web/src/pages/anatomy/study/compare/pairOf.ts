import type { ModelFile, Sickness } from '@cheese/domain/contract/bodies/shapes/model';

/** A body in health, and the same one sick. */
export interface Pair {
  healthy: ModelFile;
  sick: ModelFile;
  sickness: Sickness;
}

/** All that a body can be laid beside; from the sick one it is the healthy one, with itself first. */
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
