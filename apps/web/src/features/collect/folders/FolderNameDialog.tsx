import {
  useAddCollectCatalogMutation,
  useRenameCollectCatalogMutation,
} from '@cheese/api-client/learning/collect';
import type { CollectCatalog } from '@cheese/domain/contract/learning/collect';
import { NameDialog } from '@cheese/ui/form/NameDialog';
import { texts } from './texts';

const LONGEST = 30;

interface FolderNameDialogProps {
  /** The one that gets another name; else a new one is made. */
  folder?: CollectCatalog;
  /** In which a new one is made; at the top where none is said. */
  above?: CollectCatalog | undefined;
  onMade?: (folder: CollectCatalog) => void;
  onClose: () => void;
}

/** A new folder, or another name for one. */
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
