import type { Room } from '@cheese/domain/contract/content/roam';
import { idParam } from '@cheese/ui/address/urlParams';

/** The room in the address, or the first one if there is no such room. */
export function roomIn(rooms: readonly Room[], search: URLSearchParams): Room | undefined {
  const id = idParam(search, 'room');
  return rooms.find((room) => room.id === id) ?? rooms[0];
}
