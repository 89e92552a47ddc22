import { useGetSlideFoldersQuery } from '@cheese/api-client/slides/slideFolder';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { KeptLibrary } from '@cheese/domain/contract/slides/slideMaking';
import { Card } from '@cheese/ui/frame/Card';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { FolderPane } from './FolderPane';
import { SlidesPart } from './SlidesPart';
import { texts } from './texts';
import { useFolderAddress } from './useFolderAddress';

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  marginTop: 16,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
}));

const none = { folders: [], loose: 0 };

interface LibraryBodyProps {
  library: KeptLibrary | undefined;
  /** Owner of the slides; undefined if the user has slides for only one owner. */
  shelf: Shelf | undefined;
}

/** Folders at the left, slides at the right; on a phone the folders are in a drawer. */
export function LibraryBody({ library, shelf }: LibraryBodyProps) {
  const asked = { ...(library && { libraryId: library.id }), ...(shelf && { shelf }) };
  const { data: kept = none } = useGetSlideFoldersQuery(asked, { refetchOnMountOrArgChange: true });
  const { chosen, hrefOf } = useFolderAddress(kept.folders);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const [isOpen, setOpen] = useState(false);
  const pane = (
    <FolderPane
      {...kept}
      {...asked}
      chosen={chosen}
      hrefOf={hrefOf}
      total={library?.slideCount ?? 0}
    />
  );
  const name = chosen === 0 ? texts.loose : kept.folders.find(({ id }) => id === chosen)?.name;
  return (
    <Halves>
      {isNarrow ? (
        <div>
          <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
            {texts.folder}：{name ?? texts.all}
          </Button>
          <Drawer
            open={isOpen}
            onClose={() => setOpen(false)}
            slotProps={{ paper: { 'aria-label': texts.openFolders, sx: { width: 300, p: 2 } } }}
          >
            <Box
              onClick={(event) => {
                if ((event.target as Element).closest('a')) setOpen(false);
              }}
            >
              {pane}
            </Box>
          </Drawer>
        </div>
      ) : (
        <Card as="nav" aria-label={texts.folders} sx={{ p: 1 }}>
          {pane}
        </Card>
      )}
      <div style={{ minWidth: 0 }}>
        <SlidesPart {...asked} folderId={chosen} folders={kept.folders} />
      </div>
    </Halves>
  );
}
