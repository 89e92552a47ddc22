import {
  useMoveSlideFolderMutation,
  useRemoveSlideFolderMutation,
} from '@cheese/api-client/slides/slideFolder';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { SlideFolder } from '@cheese/domain/contract/slides/slideFolder';
import { useTask } from '@cheese/ui/form/useTask';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { MovableTree } from '@cheese/ui/tree/MovableTree';
import type { Place } from '@cheese/ui/tree/treeMoves';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type BranchAct, BranchActs } from '../BranchActs';
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

/** Folders of a library, with actions on the chosen one. */
export function FolderPane(props: FolderPaneProps) {
  const { folders, loose, total, libraryId, shelf, chosen, hrefOf } = props;
  const [move] = useMoveSlideFolderMutation();
  const { run } = useTask();
  const [opened, open] = useState<BranchAct | null>(null);
  const branches = useMemo(
    () => folders.map((one) => ({ ...one, count: one.slideCount })),
    [folders],
  );
  const folder = folders.find(({ id }) => id === chosen);
  const onMove = (id: number, place: Place) => void run(() => move({ id, ...place }).unwrap());
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
      <BranchActs
        words={{ ...texts, add: texts.addFolder, remove: texts.removeFolder }}
        branches={folders}
        chosen={folder}
        whyKept={folder && !isEmpty(folder, folders) ? texts.folderFilled : null}
        hint={folders.length > 1 ? texts.keys : null}
        onMove={onMove}
        onOpen={open}
      />
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
