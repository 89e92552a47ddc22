import { storedJson, type Shelf } from '@cheese/auth/storedJson';
import { emergencyLocalKeys } from '@cheese/domain/codes/base/storageKeys';
import type { MediaPlaces } from '@cheese/ui/files/MediaPlayer';

/** Only the newest are kept, so that the storage never fills. */
const MOST = 50;
/** Positions this close to the start or the end are not worth resuming at. */
const EDGE_S = 5;

type Place = { fileId: number; at: number };

/** Remembers the playback position of each film and sound in the browser. */
export function mediaPlaces(shelf: Shelf): MediaPlaces {
  const kept = storedJson<Place[]>(shelf, emergencyLocalKeys.mediaPlaces);
  const all = () => {
    const places = kept.get();
    return Array.isArray(places) ? places : [];
  };
  return {
    read: (fileId: number) => all().find((place) => place.fileId === fileId)?.at ?? 0,
    write(fileId: number, at: number, duration: number) {
      const others = all().filter((place) => place.fileId !== fileId);
      const isWorthIt = at > EDGE_S && at < duration - EDGE_S;
      kept.set(isWorthIt ? [{ fileId, at }, ...others].slice(0, MOST) : others);
    },
  };
}
