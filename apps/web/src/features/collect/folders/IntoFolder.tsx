import { useAddCollectMutation } from '@cheese/api-client/learning/collect';
import type { Thing } from '../useCollect';
import { FolderDialog } from './FolderDialog';
import { texts } from './texts';

interface IntoFolderProps {
  thing: Thing;
  name: string;
  onClose: () => void;
}

/** Puts a favourite into a folder. */
export function IntoFolder({ thing, name, onClose }: IntoFolderProps) {
  const [add] = useAddCollectMutation();
  const put = (catalogId: number | null) =>
    catalogId === null ? Promise.resolve() : add({ ...thing, catalogId }).unwrap();
  return <FolderDialog lead={texts.chooseLead(name)} at={null} put={put} onClose={onClose} />;
}
