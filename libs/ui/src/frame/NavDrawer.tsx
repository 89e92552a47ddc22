import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface NavDrawerProps {
  open: boolean;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

const head = { display: 'flex', alignItems: 'center', height: 56, px: 1 };

/** The navigation on narrow screens; choosing an entry closes it. */
export default function NavDrawer({ open, label, onClose, children }: NavDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': '菜单' } }}>
      <Box sx={head}>
        <IconButton aria-label="关闭菜单" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        component="nav"
        aria-label={label}
        data-nav="drawer"
        onClick={(event) => {
          if ((event.target as Element).closest('a')) onClose();
        }}
        sx={{ width: 264, pb: 2 }}
      >
        {children}
      </Box>
    </Drawer>
  );
}
