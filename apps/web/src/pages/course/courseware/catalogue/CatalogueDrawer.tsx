import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { CoursewareItem } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Close from '@mui/icons-material/Close';
import MenuOpen from '@mui/icons-material/MenuOpen';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../../paths';
import { countStudied } from '../inDirectory';
import { texts } from '../texts';

interface CatalogueDrawerProps {
  courseId: number;
  items: readonly CoursewareItem[];
  children: ReactNode;
}

const bar = { display: 'flex', alignItems: 'center', gap: 1, py: 1.5 };

/** Bar above the item: back link, progress, and on a phone the button that opens the directory. */
export function CatalogueDrawer({ courseId, items, children }: CatalogueDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Box sx={bar}>
      <Button
        color="inherit"
        startIcon={<ArrowBack />}
        href={paths.commodity({ type: commodityTypeCodes.course, productId: courseId })}
      >
        {texts.backToCourse}
      </Button>
      <Typography variant="caption" sx={{ ml: 'auto', color: 'text.third' }}>
        {texts.progress(countStudied(items), items.length)}
      </Typography>
      <Button
        color="inherit"
        startIcon={<MenuOpen />}
        onClick={() => setIsOpen(true)}
        sx={{ display: { md: 'none' } }}
      >
        {texts.directory}
      </Button>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: { 'aria-label': texts.directory, sx: { width: 320, maxWidth: '88vw' } },
        }}
      >
        <Box sx={{ p: 1 }}>
          <IconButton aria-label={texts.closeDirectory} onClick={close}>
            <Close />
          </IconButton>
        </Box>
        <Box
          onClick={(event) => {
            if ((event.target as Element).closest('a')) close();
          }}
        >
          {children}
        </Box>
      </Drawer>
    </Box>
  );
}
