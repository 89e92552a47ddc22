import type { Room } from '@cheese/domain/contract/content/roam';
import { saidId } from '@cheese/ui/address/saidInAddress';

/** The room that the address names; the first one where it names none that there is. */
export function roomIn(rooms: readonly Room[], search: URLSearchParams): Room | undefined {
  const id = saidId(search, 'room');
  return rooms.find((room) => room.id === id) ?? rooms[0];
}
