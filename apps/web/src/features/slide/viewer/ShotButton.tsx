import { useToast } from '@cheese/ui/toast/useToast';
import { useTask } from '@cheese/ui/form/useTask';
import { downloadBlob } from '@cheese/ui/management/download';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { SlideHandle } from '@cheese/slide-viewer/SlideViewer';
import { texts } from './texts';

const sizes = [1, 2, 4] as const;

/** Saves the view as a picture, with scale bar and shapes, in a chosen size. */
export function ShotButton(props: { name: string; picture: SlideHandle['picture'] }) {
  const { name, picture } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isBusy, run } = useTask();
  const toast = useToast();
  const close = () => setAnchor(null);
  const take = async (times: (typeof sizes)[number]) => {
    close();
    const blob = await picture(times).catch(() => null);
    if (!blob) return void toast.error(texts.shotFailed);
    downloadBlob(blob, texts.shotName(name));
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<PhotoCameraOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-disabled={isBusy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.shot}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {sizes.map((times) => (
          <MenuItem key={times} onClick={() => void run(() => take(times))}>
            {texts.shotTimes(times)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
