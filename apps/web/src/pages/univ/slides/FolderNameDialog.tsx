import {
  useAddSlideFolderMutation,
  useRenameSlideFolderMutation,
} from '@cheese/api-client/slides/slideFolder';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import { slideLimits } from '@cheese/domain/codes/slides/slideMaking';
import type { SlideFolder } from '@cheese/domain/contract/slides/slideFolder';
import { NameDialog } from '@cheese/ui/form/NameDialog';
import { texts } from './texts';

interface FolderNameDialogProps {
  libraryId?: number;
  shelf?: Shelf;
  /** Parent of a new folder; null for the top level. */
  parentId: number | null;
  /** The folder to rename; null for a new one. */
  folder: SlideFolder | null;
  onClose: () => void;
}

/** Creates or renames a folder. */
export function FolderNameDialog(props: FolderNameDialogProps) {
  const { libraryId, shelf, parentId, folder, onClose } = props;
  const [add] = useAddSlideFolderMutation();
  const [rename] = useRenameSlideFolderMutation();
  const save = (name: string) => {
    const where = {
      parentId,
      ...(libraryId !== undefined && { libraryId }),
      ...(shelf && { shelf }),
    };
    return folder ? rename({ id: folder.id, name }).unwrap() : add({ name, ...where }).unwrap();
  };
  return (
    <NameDialog
      title={folder ? texts.rename : texts.addFolder}
      label={texts.folderName}
      placeholder={texts.folderNamePlaceholder}
      empty={texts.folderEmpty}
      done={folder ? texts.renamed : texts.folderAdded}
      maxLength={slideLimits.folderName}
      name={folder?.name}
      save={save}
      onClose={onClose}
    />
  );
}
