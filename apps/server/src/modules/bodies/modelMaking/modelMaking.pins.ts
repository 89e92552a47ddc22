import type { ModelPin } from '@cheese/domain/contract/bodies/shapes/model';
import type { WrittenPin } from '@cheese/domain/contract/bodies/modelMaking';
import { courseMakingMessages } from '@cheese/domain/texts/courseMakingMessages';
import type { Storage } from '../../../ports/storage';
import { refuse, refuseFault } from '../../../calls/refusal';
import { sizeOfPicture } from '../../learning/courseMaking/courseMaking.pictures';
import type { BodyStructureRow } from '../model/model.tables';

const picturesOf = (pins: readonly ModelPin[]) =>
  new Set(pins.flatMap(({ pictures }) => pictures.map(({ src }) => src)));

/** New pictures must be pictures stored on this site. */
export async function checkPictures(
  storage: Storage,
  before: readonly ModelPin[],
  written: readonly WrittenPin[],
): Promise<void> {
  const known = picturesOf(before);
  for (const src of picturesOf(written)) {
    const isOne = known.has(src) || (await sizeOfPicture(storage, src)) !== null;
    refuseFault('pins', isOne ? null : courseMakingMessages.picture);
  }
}

/** They stick in what one sees of this model, or in nothing. */
export function pinsAfter(
  parts: readonly BodyStructureRow[],
  written: readonly WrittenPin[],
): ModelPin[] {
  const seen = new Set(parts.flatMap(({ id, meshes }) => (meshes.length > 0 ? [id] : [])));
  const isKnown = ({ structureId: id }: WrittenPin) => id === null || seen.has(id);
  if (!written.every(isKnown)) refuse('model.parts');
  return written.map(({ title, text, pictures, ...pin }) => ({
    ...pin,
    title: title.trim(),
    text: text.trim(),
    pictures: pictures.map((picture) => ({ src: picture.src, text: picture.text.trim() })),
  }));
}
