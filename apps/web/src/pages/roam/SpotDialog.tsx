import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type RefObject, useId } from 'react';
import { texts } from './texts';
import type { InfoSpot } from './Tour';

interface SpotDialogProps {
  spot: InfoSpot | null;
  /**
   * In full screen only descendants of this element are visible, so the dialog is rendered inside.
   */
  container: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function SpotDialog({ spot, container, onClose }: SpotDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open={spot !== null}
      onClose={onClose}
      container={() => container.current}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId}>{spot?.title}</DialogTitle>
      <DialogContent>
        {spot?.pictures.map((picture) => (
          <ImageWithFallback key={picture} src={picture} alt="" sizes="min(100vw, 560px)" eager />
        ))}
        <SafeHtml html={spot?.html ?? ''} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
