import { useGetHotspotsQuery } from '@cheese/api-client/content/roam';
import type { Hotspot, Room } from '@cheese/domain/contract/content/roam';
import ArrowBack from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { paths } from '../../paths';
import { LostSpots } from './LostSpots';
import { RoomList } from './RoomList';
import { SpotDialog } from './SpotDialog';
import { texts } from './texts';
import { TourFrame } from './TourFrame';

const Stage = lazyPart(async () => {
  const { Stage: Part } = await import('./Stage');
  return { default: Part };
}, LostInPlace);

export type InfoSpot = Extract<Hotspot, { kind: 2 }>;

/** One room with its hotspots, and links to the others. */
export function Tour({ rooms, room }: { rooms: readonly Room[]; room: Room }) {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<InfoSpot | null>(null);
  const query = useGetHotspotsQuery({ roomId: room.id });
  const { currentData: spots = [] } = query;
  return (
    <TourFrame ref={frame}>
      <div className="bar">
        <IconButton href={paths.home()} aria-label={texts.back}>
          <ArrowBack />
        </IconButton>
        <Typography variant="h3" component="h1" sx={{ flex: 'none' }}>
          {room.name}
        </Typography>
        <p>{room.summary}</p>
      </div>
      <LostSpots query={query} />
      <Suspense fallback={<div style={{ flex: 1 }} />}>
        <Stage key={room.id} room={room} spots={spots} frame={frame} onShow={setShown} />
      </Suspense>
      <RoomList rooms={rooms} chosen={room.id} />
      <SpotDialog spot={shown} container={frame} onClose={() => setShown(null)} />
    </TourFrame>
  );
}
