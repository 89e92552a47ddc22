import type { Hotspot, Room } from '@cheese/domain/contract/content/roam';
import { withImageHost } from '@cheese/domain/rules/site/image';
import { Panorama } from '@cheese/panorama/Panorama';
import { useImageHost } from '@cheese/ui/media/ImageHostProvider';
import type { RefObject } from 'react';
import { FlatRoom } from './FlatRoom';
import { Spot } from './Spot';
import { texts } from './texts';
import type { InfoSpot } from './Tour';

export interface StageProps {
  room: Room;
  spots: readonly Hotspot[];
  /** The element that goes full screen. */
  frame: RefObject<HTMLElement | null>;
  onShow: (spot: InfoSpot) => void;
}

/** The panorama of a room, with the hotspots above it. */
export function Stage({ room, spots, frame, onShow }: StageProps) {
  return (
    <Panorama
      name={room.name}
      picture={withImageHost(room.panorama, useImageHost())}
      start={room.view}
      frame={frame}
      over={(placeOf) =>
        spots.map((spot) => {
          const place = placeOf(spot);
          return place && <Spot key={spot.id} spot={spot} place={place} onShow={onShow} />;
        })
      }
      instead={(why) => <FlatRoom room={room} spots={spots} why={texts[why]} onShow={onShow} />}
    />
  );
}
