import type { Room } from '@cheese/domain/contract/content/roam';
import { idParam } from '@cheese/ui/address/urlParams';

/** The room that the address names; the first one where it names none that there is. */
export function roomIn(rooms: readonly Room[], search: URLSearchParams): Room | undefined {
  const id = idParam(search, 'room');
  return rooms.find((room) => room.id === id) ?? rooms[0];
}
