import { styled } from '@mui/material/styles';
import { type Crop, shownSize } from './crop';

const Window = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  '& img': { position: 'absolute', maxWidth: 'none', userSelect: 'none' },
});

interface CroppedProps {
  picture: HTMLImageElement;
  crop: Crop;
  side: number;
  round?: boolean;
}

/** The part of a picture inside a square crop. */
export function Cropped({ picture, crop, side, round = false }: CroppedProps) {
  const { naturalWidth, naturalHeight, src } = picture;
  const { width, height } = shownSize({ width: naturalWidth, height: naturalHeight }, crop);
  const place = {
    width: width * side,
    height: height * side,
    left: (0.5 + crop.x - width / 2) * side,
    top: (0.5 + crop.y - height / 2) * side,
  };
  return (
    <Window style={{ width: side, height: side, ...(round && { borderRadius: '50%' }) }}>
      <img src={src} alt="" draggable={false} style={place} />
    </Window>
  );
}
