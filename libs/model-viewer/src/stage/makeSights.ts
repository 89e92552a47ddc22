import { type Camera, Vector3 } from 'three';
import type { View } from '../model/view';
import type { makePicker } from './picker';
import type { putState } from './putState';
import type { Sight } from './sight';

interface SightParts {
  /** As large as the picture is at the moment. */
  size: { width: number; height: number };
  camera: Camera;
  cutNow: () => ReturnType<typeof putState>;
  picker: ReturnType<typeof makePicker>;
}

/** Tells where places of the model stand in the picture, and which of them are seen. */
export function makeSights({ size, camera, cutNow, picker }: SightParts) {
  /** Visibility of labels when the view last came to rest. */
  const seen = new Map<string, boolean>();

  const moving = (view: View) => sightOf(view, false);
  const atRest = (view: View) => {
    seen.clear();
    return sightOf(view, true);
  };
  const sightOf = (view: View, isAtRest: boolean): Sight => ({
    view,
    isAtRest,
    ...size,
    project(place) {
      const { x, y, z } = new Vector3(place.x, place.y, place.z).project(camera);
      if (z > 1) return null;
      return { x: ((x + 1) / 2) * size.width, y: ((1 - y) / 2) * size.height };
    },
    shifted(place, partId) {
      const offset = partId === null ? undefined : cutNow().offsets.get(partId);
      if (!offset) return place;
      return { x: place.x + offset.x, y: place.y + offset.y, z: place.z + offset.z };
    },
    sees(place, partId) {
      const key = [partId, place.x, place.y, place.z].join();
      const isSeen = seen.get(key) ?? (!isAtRest || picker.sees(place, partId));
      if (isAtRest) seen.set(key, isSeen);
      return isSeen;
    },
  });
  return { moving, atRest };
}
