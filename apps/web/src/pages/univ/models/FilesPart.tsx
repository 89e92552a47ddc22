import { useGetModelFilesQuery } from '@cheese/api-client/bodies/modelMaking';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import { WaitingFiles } from '../../../features/media/files/WaitingFiles';
import { AddDialog } from './AddDialog';
import { texts } from './texts';

const MOST = 50;

/** Uploaded files that are not used in a model yet. */
export function FilesPart({ shelf }: { shelf: Shelf | undefined }) {
  const asked = { page: 1, pageCnt: MOST, ...(shelf && { shelf }) };
  const { data, refetch } = useGetModelFilesQuery(asked, { refetchOnMountOrArgChange: true });
  return (
    <WaitingFiles
      kind="model"
      shelf={shelf}
      files={data}
      refetch={refetch}
      words={texts}
      dialog={(files, onClose) => <AddDialog files={files} shelf={shelf} onClose={onClose} />}
    />
  );
}
