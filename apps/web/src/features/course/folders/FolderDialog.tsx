import { useGetCollectCatalogsQuery } from '@cheese/api-client/learning/collect';
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

interface FolderDialogProps {
  lead: string;
  /** Where it lies now; null where in none. */
  at: number | null;
  put: (folderId: number | null) => Promise<unknown>;
  /** It may be taken out of all folders here. */
  hasNone?: boolean;
  onClose: () => void;
}

/** Into which folder something goes; a new one can be made on the way. */
export function FolderDialog({ lead, at, put, hasNone = false, onClose }: FolderDialogProps) {
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
      {...{ lead, isBusy, onClose }}
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
        {(folders) => <FolderChoice {...{ folders, chosen, hasNone }} onChoose={setChosen} />}
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
