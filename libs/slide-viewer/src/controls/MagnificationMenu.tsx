import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { magnificationText, presetsOf } from '../geometry/magnification';
import type { Resolution } from '../geometry/resolution';
import { useSeen, type ViewStore } from '../stage/viewStore';
import { texts } from '../texts';

interface MagnificationMenuProps {
  store: ViewStore;
  slide: Resolution;
  onChoose: (scale: number) => void;
  /** Container of the menu: in full screen nothing outside of it is visible. */
  frame: () => HTMLElement | null;
}

const look = {
  minWidth: 64,
  color: 'viewer.text',
  bgcolor: 'viewer.panel',
  fontVariantNumeric: 'tabular-nums',
  textTransform: 'none',
  '&:hover': { bgcolor: 'viewer.ground' },
} as const;

export function MagnificationMenu({ store, slide, onChoose, frame }: MagnificationMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const now = useSeen(store, ({ view }) => magnificationText(view.scale, slide), '');
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={texts.magnification(now)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={look}
      >
        {now}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} container={frame}>
        {presetsOf(slide).map(({ label, scale }) => (
          <MenuItem
            key={label}
            selected={label === now}
            onClick={() => {
              onChoose(scale);
              close();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
