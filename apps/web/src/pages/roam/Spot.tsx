import { hotspotKindCodes, type HotspotKind } from '@cheese/domain/codes/content/roam';
import type { Hotspot } from '@cheese/domain/contract/content/roam';
import DoorIcon from '@mui/icons-material/MeetingRoomOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import type { ComponentType } from 'react';
import { paths } from '../../paths';
import { spotLink } from './spotLink';
import { SpotPill } from './SpotPill';
import type { InfoSpot } from './Tour';

const icons: Record<HotspotKind, ComponentType> = { 1: DoorIcon, 2: InfoIcon, 3: OpenIcon };

const hrefOf = (spot: Exclude<Hotspot, InfoSpot>) =>
  spot.kind === hotspotKindCodes.room
    ? paths.roam({ room: spot.roomId })
    : spotLink(spot.type, spot.targetId);

interface SpotProps {
  spot: Hotspot;
  /** Position over the picture; without it, the spot is in the row of all spots. */
  place?: { x: number; y: number };
  onShow: (spot: InfoSpot) => void;
}

/** Opens a room, an explanation or a resource; always a real link or button. */
export function Spot({ spot, place, onShow }: SpotProps) {
  const Icon = icons[spot.kind];
  const style = place && {
    position: 'absolute' as const,
    left: 0,
    top: 0,
    transform: `translate(${place.x}px, ${place.y}px) translate(-50%, -50%)`,
  };
  const act =
    spot.kind === hotspotKindCodes.text ? { onClick: () => onShow(spot) } : { href: hrefOf(spot) };
  return (
    <SpotPill style={style} {...act}>
      <Icon />
      {spot.title}
    </SpotPill>
  );
}
