import { useRetryMediaMutation } from '@cheese/api-client/learning/media';
import type { MediaKind } from '@cheese/domain/codes/learning/media';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { useTask } from '@cheese/ui/form/useTask';
import { Lines } from '@cheese/ui/list/Lines';
import type { RowAction } from '@cheese/ui/management/RowActions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { isKeptOnly, isOver } from '../mediaWords';
import { UploadPart } from '../UploadPart';
import { useNewest } from '../useNewest';
import { useUploadQueue } from '../useUploadQueue';
import { FileDialogs, type OpenedFile } from './FileDialogs';
import { FileLine } from './FileLine';
import { texts } from './texts';

interface WaitingFilesProps {
  kind: MediaKind;
  /** Owner of new files; left out if the user uploads for only one. */
  shelf?: Shelf | undefined;
  /** Loaded page of uploaded files that are not used yet; refetched once one is processed. */
  files: { list: readonly MediaShown[]; total: number } | undefined;
  refetch: () => unknown;
  words: { files: string; add: string; addAll: (count: number) => string };
  /** Additional actions for a file. */
  more?: (file: MediaShown) => readonly RowAction[];
  /** The dialog that creates slides, models or other items from the files. */
  dialog: (files: readonly MediaShown[], onClose: () => void) => ReactNode;
}

const none: readonly MediaShown[] = [];

/** Uploaded files that nothing was created from yet, with their progress and failures. */
export function WaitingFiles(props: WaitingFilesProps) {
  const { kind, shelf, files: data, refetch, words, more = () => [], dialog } = props;
  const uploads = useUploadQueue();
  const newest = useNewest(data?.list ?? none);
  const [retry] = useRetryMediaMutation();
  const { run } = useTask();
  const [adding, add] = useState<readonly number[] | null>(null);
  const [opened, open] = useState<OpenedFile | null>(null);

  // Refetch the list when a file has finished processing.
  const hasEnded = newest.some((one, at) => isOver(one) && data?.list[at]?.state !== one.state);
  useEffect(() => {
    if (hasEnded) void refetch();
  }, [hasEnded, refetch]);

  // Running uploads of this browser are listed separately above.
  const own = new Set(uploads.items.map(({ media }) => media?.id));
  const files = newest.filter(({ id, state }) => state !== 'uploading' || !own.has(id));
  const isReady = (file: MediaShown) => file.state === 'ready' && !isKeptOnly(file);
  const ready = files.filter(isReady);
  const again = ({ id }: MediaShown) =>
    void run(() => retry({ mediaId: id }).unwrap(), texts.retried);
  const left = data ? data.total - data.list.length : 0;
  return (
    <>
      <UploadPart {...uploads} kinds={[kind]} shelf={shelf} />
      {files.length > 0 && (
        <Box component="section" aria-label={words.files} sx={{ mb: 3 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Typography component="h2" variant="h3">
              {words.files}
            </Typography>
            {ready.length > 1 && (
              <Button variant="contained" onClick={() => add(ready.map(({ id }) => id))}>
                {words.addAll(ready.length)}
              </Button>
            )}
          </Box>
          <Lines>
            {files.map((file) => (
              <FileLine
                key={file.id}
                file={file}
                first={[
                  ...more(file),
                  ...(isReady(file) ? [{ text: words.add, act: () => add([file.id]) }] : []),
                ]}
                onRetry={() => again(file)}
                onOpen={(what) => open({ what, file })}
              />
            ))}
          </Lines>
          {left > 0 && (
            <Typography variant="caption" sx={{ color: 'text.third' }}>
              {texts.more(left)}
            </Typography>
          )}
        </Box>
      )}
      {adding &&
        dialog(
          ready.filter(({ id }) => adding.includes(id)),
          () => add(null),
        )}
      {opened && <FileDialogs opened={opened} onClose={() => open(null)} />}
    </>
  );
}
