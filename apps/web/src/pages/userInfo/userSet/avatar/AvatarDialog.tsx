import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { texts as shared } from '../../texts';
import { zooms } from './crop';
import { Cropped } from './Cropped';
import { texts } from './texts';
import { useAvatarUpload } from './useAvatarUpload';
import { useCrop } from './useCrop';

const SIDE = 240;

const Board = styled('div')(({ theme }) => ({
  flex: 'none',
  width: SIDE,
  height: SIDE,
  borderRadius: 8,
  overflow: 'hidden',
  backgroundColor: theme.palette.hairline,
  cursor: 'grab',
  // Dragging moves the picture, not the page.
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
}));

const Sides = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 24,
});

interface AvatarDialogProps {
  name: string;
  picture: HTMLImageElement;
  onClose: () => void;
}

export default function AvatarDialog({ name, picture, onClose }: AvatarDialogProps) {
  const { crop, zoomTo, board, boardEvents } = useCrop(picture, SIDE);
  const { share, upload, cancel } = useAvatarUpload({ name, picture, onDone: onClose });
  const isBusy = share !== null;
  return (
    <PanelDialog width="xs" title={texts.crop} lead={texts.hint} isBusy={isBusy} onClose={onClose}>
      <Sides>
        <Board
          ref={board}
          role="application"
          tabIndex={0}
          aria-label={texts.board}
          {...boardEvents}
        >
          <Cropped picture={picture} crop={crop} side={SIDE} />
        </Board>
        <Box role="img" aria-label={texts.preview}>
          <Cropped picture={picture} crop={crop} side={72} round />
        </Box>
      </Sides>
      <Box sx={{ px: 1, pt: 2 }}>
        <Slider
          size="small"
          aria-label={texts.zoom}
          min={zooms.least}
          max={zooms.most}
          step={zooms.step}
          value={crop.zoom}
          onChange={(_event, value) => zoomTo(value as number)}
        />
      </Box>
      {isBusy && <Progress share={share} />}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
        <Button color="inherit" onClick={isBusy ? cancel : onClose}>
          {isBusy ? texts.cancelUpload : shared.cancel}
        </Button>
        <Button variant="contained" aria-disabled={isBusy} onClick={() => void upload(crop)}>
          {isBusy ? texts.uploading : texts.save}
        </Button>
      </Box>
    </PanelDialog>
  );
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={texts.progress}
        sx={{ flex: 1 }}
      />
      <Typography variant="caption">{percent}%</Typography>
    </Box>
  );
}
