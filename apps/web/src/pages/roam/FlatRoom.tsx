import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { Spot } from './Spot';
import type { StageProps } from './Stage';
import { texts } from './texts';

const Column = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: 16,
  '& > *': { maxWidth: 960, marginInline: 'auto', marginBottom: 16 },
  '& .spots': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

interface FlatRoomProps extends Omit<StageProps, 'frame'> {
  why: string;
}

/** The room as a flat picture, for browsers without WebGL; all hotspots are available. */
export function FlatRoom({ room, spots, why, onShow }: FlatRoomProps) {
  return (
    <Column>
      <Alert severity="info">{why}</Alert>
      <div>
        <ImageWithFallback src={room.preview} alt={room.name} sizes="min(100vw, 960px)" eager />
      </div>
      <div className="spots" role="group" aria-label={texts.spots}>
        {spots.map((spot) => (
          <Spot key={spot.id} spot={spot} onShow={onShow} />
        ))}
      </div>
    </Column>
  );
}
