import { modelLimits as limits } from '@cheese/domain/codes/bodies/modelMaking';
import type { WrittenPin } from '@cheese/domain/contract/bodies/modelMaking';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { texts } from './texts';

interface PinPictureRowProps {
  picture: WrittenPin['pictures'][number];
  at: number;
  name: string;
  onText: (text: string) => void;
  onRemove: () => void;
}

/** A picture of a pin with its caption, which is also its alternative text. */
export function PinPictureRow({ picture, at, name, onText, onRemove }: PinPictureRowProps) {
  const label = texts.pinPicture(at + 1);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
      <Box sx={{ flex: 'none', width: 88, borderRadius: 1, overflow: 'hidden' }}>
        <ImageWithFallback
          src={picture.src}
          alt={picture.text || name}
          ratio={4 / 3}
          sizes="88px"
        />
      </Box>
      <OutlinedInput
        fullWidth
        size="small"
        value={picture.text}
        placeholder={label}
        inputProps={{ 'aria-label': label, maxLength: limits.pictureText }}
        onChange={({ target }) => onText(target.value)}
      />
      <IconButton aria-label={texts.takePictureAway(at + 1)} onClick={onRemove}>
        <Close />
      </IconButton>
    </Box>
  );
}
