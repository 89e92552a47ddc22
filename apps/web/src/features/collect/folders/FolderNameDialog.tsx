import {
  useAddCollectCatalogMutation,
  useRenameCollectCatalogMutation,
} from '@cheese/api-client/learning/collect';
import type { CollectCatalog } from '@cheese/domain/contract/learning/collect';
import { NameDialog } from '@cheese/ui/form/NameDialog';
import { texts } from './texts';

const LONGEST = 30;

interface FolderNameDialogProps {
  /** The folder to rename; without it a new one is created. */
  folder?: CollectCatalog;
  /** Parent of a new folder; without it the folder is created at the top. */
  above?: CollectCatalog | undefined;
  onMade?: (folder: CollectCatalog) => void;
  onClose: () => void;
}

/** Creates or renames a folder. */
export function FolderNameDialog({ folder, above, onMade, onClose }: FolderNameDialogProps) {
  const [add] = useAddCollectCatalogMutation();
  const [rename] = useRenameCollectCatalogMutation();
  const newOne = above ? texts.addIn(above.name) : texts.add;
  const save = async (said: string) => {
    const name = said.trim();
    if (folder) await rename({ id: folder.id, name }).unwrap();
    else onMade?.(await add({ name, ...(above && { pid: above.id }) }).unwrap());
  };
  return (
    <NameDialog
      title={folder ? texts.rename : newOne}
      label={texts.name}
      placeholder={texts.namePlaceholder}
      empty={texts.nameEmpty}
      done={folder ? texts.renamed : texts.added}
      maxLength={LONGEST}
      name={folder?.name}
      save={save}
      onClose={onClose}
    />
  );
}
