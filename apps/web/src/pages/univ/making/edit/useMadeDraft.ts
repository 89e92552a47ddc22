import { useToast } from '@cheese/ui/toast/useToast';
import { texts } from './texts';
import { type Desk, useDesk } from './useDesk';

interface StoredDraft {
  id: number;
  edition: number;
  file: string;
}

interface Kind<Of> {
  /** The name under which the browser keeps unsaved changes. */
  draft: string;
  read: (file: string) => Of;
  pack: (of: Of) => string;
  mostSigns: number;
  save: (asked: StoredDraft) => Promise<StoredDraft>;
}

/** State of an editor whose content is saved as one file. */
export function useMadeDraft<Of>(
  made: StoredDraft,
  kind: Kind<Of>,
  onReopen: () => void,
): MadeDraft<Of> {
  const { draft, read, pack, mostSigns } = kind;
  const toast = useToast();
  const desk = useDesk<Of>({
    draft,
    edition: made.edition,
    first: () => read(made.file),
    isSame: (one, other) => pack(one) === pack(other),
    save: async ({ now, edition }) => {
      const saved = await kind.save({ id: made.id, edition, file: pack(now) });
      return { now: read(saved.file), edition: saved.edition };
    },
    onReopen,
  });
  const save = async () => {
    if (!desk.isDirty || pack(desk.now).length <= mostSigns) return desk.save();
    toast.error(texts.tooBig(mostSigns));
    return null;
  };
  return { ...desk, save };
}

export type MadeDraft<Of> = Desk<Of>;
