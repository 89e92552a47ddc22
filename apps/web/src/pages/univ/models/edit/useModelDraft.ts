import { useEditModelMutation } from '@cheese/api-client/bodies/modelMaking';
import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import type { MadeModelDetail } from '@cheese/domain/contract/bodies/modelMaking';
import { useDesk } from '../../making/edit/useDesk';
import { changesOf, type Head, isChanged, toWritten, type Written } from './draft';

export function useModelDraft(model: MadeModelDetail, onReopen: () => void) {
  const [edit] = useEditModelMutation();
  const desk = useDesk<Written>({
    draft: `model-${model.id}`,
    edition: model.edition,
    first: () => toWritten(model),
    restore: (kept, first) => ({ ...first, ...kept }),
    isSame: (one, other) => !isChanged(one, other),
    save: async ({ now, first, edition }) => {
      const { title, titleEn, summary, cover, system } = now.head;
      const saved = await edit({
        id: model.id,
        edition,
        title,
        titleEn,
        summary,
        cover,
        system: Number(system) as BodySystem,
        ...changesOf(first, now),
      }).unwrap();
      const hasNewGroups = now.parts.some(({ id }) => id < 0);
      return { now: toWritten(saved, now), edition: saved.edition, endsHistory: hasNewGroups };
    },
    onReopen,
  });
  // A save replaces the ids of new groups, so changes during it are ignored: they could use old
  // ids.
  const write: typeof desk.write = (act, key) => {
    if (!desk.isBusy) desk.write(act, key);
  };
  return {
    ...desk,
    write,
    writeHead: (said: Partial<Head>, key: string) =>
      write((was) => ({ ...was, head: { ...was.head, ...said } }), key),
  };
}

export type ModelDraft = ReturnType<typeof useModelDraft>;
