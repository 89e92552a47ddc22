import { useRetryMediaMutation } from '@cheese/api-client/learning/media';
import {
  useGetSlideFilesQuery,
  useLazyGetSlideOriginalQuery,
} from '@cheese/api-client/viewers/slideMaking';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { useTask } from '@cheese/ui/form/useTask';
import { Lines } from '@cheese/ui/list/Lines';
import { download } from '@cheese/ui/management/download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { isKeptOnly, isOver } from '../../../features/media/mediaWords';
import { UploadPart } from '../../../features/media/UploadPart';
import { useNewest } from '../../../features/media/useNewest';
import { useUploadQueue } from '../../../features/media/useUploadQueue';
import { AddDialog } from './AddDialog';
import { FileDialogs, type OpenedFile } from './FileDialogs';
import { FileLine } from './FileLine';
import { texts } from './texts';

const MOST = 50;
const kinds = ['slide'] as const;

/** What was brought and is no slide yet: how far it is, why it is no further, and the next step. */
export function FilesPart({ libraryId }: { libraryId: number | undefined }) {
  const uploads = useUploadQueue();
  const asked = { page: 1, pageCnt: MOST };
  const { data, refetch } = useGetSlideFilesQuery(asked, { refetchOnMountOrArgChange: true });
  const newest = useNewest(data?.list ?? []);
  const [retry] = useRetryMediaMutation();
  const [fetchOriginal] = useLazyGetSlideOriginalQuery();
  const { run } = useTask();
  const [adding, add] = useState<readonly number[] | null>(null);
  const [opened, open] = useState<OpenedFile | null>(null);

  // Once one of them has come to its end the list is asked for anew, and stands by itself again.
  const hasEnded = newest.some((one, at) => isOver(one) && data?.list[at]?.state !== one.state);
  useEffect(() => {
    if (hasEnded) void refetch();
  }, [hasEnded, refetch]);

  // What is on its way from here is looked after above.
  const own = new Set(uploads.items.map(({ media }) => media?.id));
  const files = newest.filter(({ id, state }) => state !== 'uploading' || !own.has(id));
  const ready = files.filter((file) => file.state === 'ready' && !isKeptOnly(file));
  const again = ({ id }: MediaShown) =>
    void run(() => retry({ mediaId: id }).unwrap(), texts.retried);
  const fetchIt = ({ id }: MediaShown) =>
    void run(async () => download(await fetchOriginal({ mediaId: id }).unwrap()));
  return (
    <>
      <UploadPart {...uploads} kinds={kinds} />
      {files.length > 0 && (
        <Box component="section" aria-label={texts.files} sx={{ mb: 3 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Typography component="h2" variant="h3">
              {texts.files}
            </Typography>
            {ready.length > 1 && (
              <Button variant="contained" onClick={() => add(ready.map(({ id }) => id))}>
                {texts.addAll(ready.length)}
              </Button>
            )}
          </Box>
          <Lines>
            {files.map((file) => (
              <FileLine
                key={file.id}
                file={file}
                onAdd={() => add([file.id])}
                onRetry={() => again(file)}
                onFetch={() => fetchIt(file)}
                onOpen={(what) => open({ what, file })}
              />
            ))}
          </Lines>
          {data && data.total > MOST && (
            <Typography variant="caption" sx={{ color: 'text.third' }}>
              {texts.more(data.total - MOST)}
            </Typography>
          )}
        </Box>
      )}
      {adding && (
        <AddDialog
          files={ready.filter(({ id }) => adding.includes(id))}
          libraryId={libraryId}
          onClose={() => add(null)}
        />
      )}
      {opened && <FileDialogs opened={opened} onClose={() => open(null)} />}
    </>
  );
}
