import { hotspotKindCodes } from '@cheese/domain/codes/content/roam';
import type { Answers } from '@cheese/domain/contract/call';
import type { Hotspot, RoamContract as C } from '@cheese/domain/contract/content/roam';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { refuse } from '../../../calls/refusal';
import type { HotspotRow } from './roam.tables';
import { countRooms, selectHotspots, selectRooms } from './roam.store';

export async function listRooms(db: Db): Promise<Answers<C['rooms']>> {
  const rows = await selectRooms(db);
  return rows.map(({ yaw, pitch, fov, ...row }) => ({ ...row, view: { yaw, pitch, fov } }));
}

export async function listHotspots(db: Db, roomId: number): Promise<Answers<C['hotspots']>> {
  const room = await countRooms(db, roomId);
  if (room === 0) refuse('room.notFound');
  const rows = await selectHotspots(db, roomId);
  return rows.map(toHotspot);
}

function toHotspot(row: HotspotRow): Hotspot {
  const { id, yaw, pitch, title, kind, pictures } = row;
  const spot = { id, yaw, pitch, title };
  if (kind === hotspotKindCodes.room) return { ...spot, kind, roomId: present(row.targetRoomId) };
  if (kind === hotspotKindCodes.text) return { ...spot, kind, html: present(row.html), pictures };
  return {
    ...spot,
    kind,
    type: present(row.resourceType),
    targetId: present(row.targetId),
  };
}
