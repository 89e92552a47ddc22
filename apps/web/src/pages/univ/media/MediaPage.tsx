import { useGetMediaQuery, useRetryMediaMutation } from '@cheese/api-client/learning/media';
import { mediaKinds, mediaStates } from '@cheese/domain/codes/learning/media';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { isOver } from '../../../features/media/mediaWords';
import { UploadPart } from '../../../features/media/UploadPart';
import { useNewest } from '../../../features/media/useNewest';
import { useUploadQueue } from '../../../features/media/useUploadQueue';
import { mediaColumns } from './mediaColumns';
import { MediaDialogs, type Opened } from './MediaDialogs';
import { RoomPart } from './RoomPart';
import { texts } from './texts';

const kinds = ['film', 'document'] as const;
const filters = { kind: mediaKinds, state: mediaStates } as const;

/** Films and documents of the school, and current uploads. */
export default function MediaPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetMediaQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const uploads = useUploadQueue();
  const newest = useNewest(query.data?.list ?? []);
  const [retry] = useRetryMediaMutation();
  const { run } = useTask();
  const [opened, open] = useState<Opened | null>(null);

  // When a file has finished processing, refetch the list.
  const { data, refetch } = query;
  const hasEnded = newest.some((one, at) => isOver(one) && data?.list[at]?.state !== one.state);
  useEffect(() => {
    if (hasEnded) void refetch();
  }, [hasEnded, refetch]);

  const again = (mediaId: number) => void run(() => retry({ mediaId }).unwrap(), texts.retried);
  const actionsFor = (media: MediaShown): RowAction[] => {
    const own = uploads.items.find((item) => item.media?.id === media.id);
    // Running uploads of this browser are shown above.
    if (media.state === 'uploading' && own) return [];
    const cancel = media.state === 'uploading' ? texts.cancelUpload : texts.cancel;
    return [
      ...(media.mayRetry ? [{ text: texts.retry, act: () => again(media.id) }] : []),
      { text: texts.rename, act: () => open({ what: 'rename', media }) },
      isOver(media)
        ? { text: texts.remove, isDangerous: true, act: () => open({ what: 'remove', media }) }
        : { text: cancel, isDangerous: true, act: () => open({ what: 'cancel', media }) },
    ];
  };
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{texts.lead}</Typography>
      <RoomPart />
      <UploadPart {...uploads} kinds={kinds} />
      <FilterBar
        address={address}
        filters={filters}
        names={{ kind: texts.kinds, state: texts.states }}
        placeholder={texts.placeholder}
      />
      <PagedTable
        query={data ? { ...query, data: { ...data, list: [...newest] } } : query}
        address={address}
        what={texts.what}
        columns={mediaColumns(actionsFor)}
        idOf={({ id }) => id}
      />
      {opened && <MediaDialogs opened={opened} onClose={() => open(null)} />}
    </>
  );
}
