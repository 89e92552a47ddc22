import {
  useMoveSlideFolderMutation,
  useRemoveSlideFolderMutation,
} from '@cheese/api-client/slides/slideFolder';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { SlideFolder } from '@cheese/domain/contract/slides/slideFolder';
import { useTask } from '@cheese/ui/form/useTask';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { MovableTree } from '@cheese/ui/tree/MovableTree';
import { type Direction, type Place, placeBy } from '@cheese/ui/tree/treeMoves';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FolderNameDialog } from './FolderNameDialog';
import { texts } from './texts';

interface FolderPaneProps {
  folders: readonly SlideFolder[];
  /** Number of slides without a folder, and in the whole library. */
  loose: number;
  total: number;
  libraryId?: number;
  shelf?: Shelf;
  chosen: number | undefined;
  hrefOf: (id: number | undefined) => string;
}

type Opened = 'add' | 'under' | 'rename' | 'remove';
const steps = ['up', 'down', 'inside', 'outside'] as const;

/** The folders of a library, with what can be done to the one that is chosen. */
export function FolderPane(props: FolderPaneProps) {
  const { folders, loose, total, libraryId, shelf, chosen, hrefOf } = props;
  const [move] = useMoveSlideFolderMutation();
  const { run } = useTask();
  const [opened, open] = useState<Opened | null>(null);
  const branches = useMemo(
    () => folders.map((one) => ({ ...one, count: one.slideCount })),
    [folders],
  );
  const folder = folders.find(({ id }) => id === chosen);
  const onMove = (id: number, place: Place) => void run(() => move({ id, ...place }).unwrap());
  const step = (direction: Direction) => {
    const place = folder && placeBy(folders, folder.id, direction);
    if (place) onMove(folder.id, place);
  };
  const close = () => open(null);
  return (
    <div>
      <MovableTree
        branches={branches}
        chosen={chosen}
        hrefOf={hrefOf}
        onMove={onMove}
        all={{ label: texts.all, count: total }}
        {...(folders.length > 0 && { loose: { label: texts.loose, count: loose } })}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 8 }}>
        <Button size="small" onClick={() => open('add')}>
          {texts.addFolder}
        </Button>
        {folder && (
          <>
            <Button size="small" onClick={() => open('under')}>
              {texts.addUnder}
            </Button>
            <Button size="small" onClick={() => open('rename')}>
              {texts.rename}
            </Button>
            {steps
              .filter((direction) => placeBy(folders, folder.id, direction) !== null)
              .map((direction) => (
                <Button key={direction} size="small" onClick={() => step(direction)}>
                  {texts[direction]}
                </Button>
              ))}
            {isEmpty(folder, folders) ? (
              <Button size="small" color="error" onClick={() => open('remove')}>
                {texts.removeFolder}
              </Button>
            ) : (
              <Typography variant="caption" sx={{ width: 1, color: 'text.third', px: 1 }}>
                {texts.folderFilled}
              </Typography>
            )}
          </>
        )}
        {folders.length > 1 && (
          <Typography variant="caption" sx={{ color: 'text.third', px: 1 }}>
            {texts.keys}
          </Typography>
        )}
      </div>
      {opened === 'remove' && folder && (
        <FolderRemoval folder={folder} goneHref={hrefOf(undefined)} onClose={close} />
      )}
      {opened !== null && opened !== 'remove' && (
        <FolderNameDialog
          {...(libraryId !== undefined && { libraryId })}
          {...(shelf && { shelf })}
          parentId={opened === 'under' ? (folder?.id ?? null) : null}
          folder={opened === 'rename' ? (folder ?? null) : null}
          onClose={close}
        />
      )}
    </div>
  );
}

const isEmpty = ({ id, slideCount }: SlideFolder, folders: readonly SlideFolder[]) =>
  slideCount === 0 && folders.every(({ parentId }) => parentId !== id);

interface RemovalProps {
  folder: SlideFolder;
  goneHref: string;
  onClose: () => void;
}

function FolderRemoval({ folder: { id, name }, goneHref, onClose }: RemovalProps) {
  const [remove] = useRemoveSlideFolderMutation();
  const navigate = useNavigate();
  const go = async () => {
    await remove({ id }).unwrap();
    void navigate(goneHref, { preventScrollReset: true });
  };
  return (
    <RemoveDialog
      title={texts.removeFolder}
      consequence={texts.removeFolderLoss(name)}
      remove={go}
      onClose={onClose}
    />
  );
}
