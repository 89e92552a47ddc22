import {
  useGetSlideFilesQuery,
  useLazyGetSlideOriginalQuery,
} from '@cheese/api-client/slides/slideMaking';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { useTask } from '@cheese/ui/form/useTask';
import { download } from '@cheese/ui/management/download';
import { WaitingFiles } from '../../../features/media/files/WaitingFiles';
import { isKeptOnly } from '../../../features/media/mediaWords';
import { AddDialog } from './AddDialog';
import { texts } from './texts';

const MOST = 50;

interface FilesPartProps {
  libraryId: number | undefined;
  shelf: Shelf | undefined;
}

/** Uploaded files that are not used as a slide yet. */
export function FilesPart({ libraryId, shelf }: FilesPartProps) {
  const asked = { page: 1, pageCnt: MOST, ...(shelf && { shelf }) };
  const { data, refetch } = useGetSlideFilesQuery(asked, { refetchOnMountOrArgChange: true });
  const [fetchOriginal] = useLazyGetSlideOriginalQuery();
  const { run } = useTask();
  const fetchIt = ({ id }: MediaShown) =>
    void run(async () => download(await fetchOriginal({ mediaId: id }).unwrap()));
  return (
    <WaitingFiles
      kind="slide"
      shelf={shelf}
      files={data}
      refetch={refetch}
      words={texts}
      more={(file) =>
        isKeptOnly(file) ? [{ text: texts.original, act: () => fetchIt(file) }] : []
      }
      dialog={(files, onClose) => (
        <AddDialog files={files} libraryId={libraryId} shelf={shelf} onClose={onClose} />
      )}
    />
  );
}
