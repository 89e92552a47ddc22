import { useGetCollectCatalogsQuery } from '@cheese/api-client/learning/collect';
import type { CollectCatalog } from '@cheese/domain/contract/learning/collect';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FolderChoice } from './FolderChoice';
import { FolderNameDialog } from './FolderNameDialog';
import { texts } from './texts';

/** All folders except one and its descendants. */
function outside(folders: readonly CollectCatalog[], id: number): CollectCatalog[] {
  const without = folders.filter((one) => one.id !== id);
  return folders
    .filter(({ pid }) => pid === id)
    .reduce((left, below) => outside(left, below.id), without);
}

interface FolderDialogProps {
  lead: string;
  /** Current folder; null if none. */
  at: number | null;
  put: (folderId: number | null) => Promise<unknown>;
  /** Offers to remove it from all folders. */
  hasNone?: boolean;
  /** The moved folder; it and its descendants are no valid targets. */
  moved?: number;
  onClose: () => void;
}

/** Chooses a folder; a new one can be created here. */
export function FolderDialog(props: FolderDialogProps) {
  const { lead, at, put, hasNone = false, moved, onClose } = props;
  const query = useGetCollectCatalogsQuery();
  const [chosen, setChosen] = useState(at);
  const [isAdding, setAdding] = useState(false);
  const { isBusy, run } = useTask();
  const go = async () => {
    const work = async () => {
      await put(chosen);
      return leaving;
    };
    if (await run(work, texts.moved)) onClose();
  };
  const isReady = query.data !== undefined && (hasNone || chosen !== null);
  const above = query.data?.find(({ id }) => id === chosen);
  return (
    <PanelDialog
      width="xs"
      title={texts.choose}
      lead={lead}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button sx={{ mr: 'auto' }} onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
          <Button color="inherit" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="contained"
            aria-disabled={isBusy || !isReady}
            onClick={() => isReady && void go()}
          >
            {texts.put}
          </Button>
        </>
      }
    >
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={4} />}
        isEmpty={(folders) => folders.length === 0 && !hasNone}
        empty={<EmptyState sentence={texts.noFolders} dense />}
      >
        {(all) => (
          <FolderChoice
            chosen={chosen}
            hasNone={hasNone}
            folders={moved === undefined ? all : outside(all, moved)}
            none={moved === undefined ? texts.none : texts.top}
            onChoose={setChosen}
          />
        )}
      </Answered>
      {isAdding && (
        <FolderNameDialog
          above={above}
          onMade={({ id }) => setChosen(id)}
          onClose={() => setAdding(false)}
        />
      )}
    </PanelDialog>
  );
}
