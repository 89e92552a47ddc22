import { useGetModelFilesQuery } from '@cheese/api-client/bodies/modelMaking';
import { WaitingFiles } from '../../../features/media/files/WaitingFiles';
import { AddDialog } from './AddDialog';
import { texts } from './texts';

const MOST = 50;

/** Uploaded files that are not used in a model yet. */
export function FilesPart() {
  const asked = { page: 1, pageCnt: MOST };
  const { data, refetch } = useGetModelFilesQuery(asked, { refetchOnMountOrArgChange: true });
  return (
    <WaitingFiles
      kind="model"
      files={data}
      refetch={refetch}
      words={texts}
      dialog={(files, onClose) => <AddDialog files={files} onClose={onClose} />}
    />
  );
}
