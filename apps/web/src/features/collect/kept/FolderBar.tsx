import {
  useMoveCollectCatalogMutation,
  useRemoveCollectCatalogMutation,
} from '@cheese/api-client/learning/collect';
import type { CollectCatalog } from '@cheese/domain/contract/learning/collect';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FolderDialog } from '../folders/FolderDialog';
import { FolderNameDialog } from '../folders/FolderNameDialog';
import { texts } from './texts';

type Open = 'add' | 'rename' | 'move' | 'remove' | null;

interface FolderBarProps {
  /** The open folder; undefined if all favourites are shown. */
  folder: CollectCatalog | undefined;
  /** Called after the removal, with the parent folder. */
  onRemoved: (above: number | undefined) => void;
}

export function FolderBar({ folder, onRemoved }: FolderBarProps) {
  const [open, setOpen] = useState<Open>(null);
  const [move] = useMoveCollectCatalogMutation();
  const [remove] = useRemoveCollectCatalogMutation();
  const close = () => setOpen(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <Button onClick={() => setOpen('add')}>{folder ? texts.addIn : texts.add}</Button>
      {folder && (
        <>
          <Button onClick={() => setOpen('rename')}>{texts.rename}</Button>
          <Button onClick={() => setOpen('move')}>{texts.moveFolder}</Button>
          <Button color="error" onClick={() => setOpen('remove')}>
            {texts.removeFolder}
          </Button>
        </>
      )}
      {open === 'add' && <FolderNameDialog above={folder} onClose={close} />}
      {open === 'rename' && folder && <FolderNameDialog folder={folder} onClose={close} />}
      {open === 'move' && folder && (
        <FolderDialog
          lead={texts.moveFolderLead(folder.name)}
          at={folder.pid}
          moved={folder.id}
          hasNone
          put={(pid) => move({ id: folder.id, ...(pid !== null && { pid }) }).unwrap()}
          onClose={close}
        />
      )}
      {open === 'remove' && folder && (
        <RemoveDialog
          title={texts.removeTitle(folder.name)}
          consequence={texts.removeConsequence}
          remove={async () => {
            await remove({ id: folder.id }).unwrap();
            onRemoved(folder.pid ?? undefined);
          }}
          onClose={close}
        />
      )}
    </Box>
  );
}
