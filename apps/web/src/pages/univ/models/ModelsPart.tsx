import { useGetMadeModelsQuery, useShowModelMutation } from '@cheese/api-client/bodies/modelMaking';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { shownStates } from '@cheese/domain/codes/base/shownStates';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { MadeModel } from '@cheese/domain/contract/bodies/modelMaking';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { modelColumns } from './modelColumns';
import { ModelRemoval } from './ModelRemoval';
import { texts } from './texts';

const filters = { system: bodySystems, shown: shownStates } as const;
const names = { system: texts.system, shown: texts.shown };

/** List of models: searched, published and removed here. */
export function ModelsPart({ shelf }: { shelf: Shelf | undefined }) {
  const address = useListAddress(filters);
  const query = useGetMadeModelsQuery(
    { ...address.asked, ...(shelf && { shelf }), pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [removing, remove] = useState<MadeModel | null>(null);
  const [show] = useShowModelMutation();
  const { run } = useTask();
  const navigate = useNavigate();
  const setShown = (id: number, isShown: boolean) =>
    void run(() => show({ id, isShown }).unwrap(), isShown ? texts.showDone : texts.hideDone);
  const actionsFor = (model: MadeModel): RowAction[] => [
    { text: texts.look, act: () => void navigate(paths.anatomyStudy({ id: model.id })) },
    {
      text: model.isShown ? texts.hide : texts.show,
      act: () => setShown(model.id, !model.isShown),
    },
    { text: texts.remove, isDangerous: true, act: () => remove(model) },
  ];
  return (
    <>
      <FilterBar
        address={address}
        filters={filters}
        names={names}
        placeholder={texts.placeholder}
      />
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={modelColumns(actionsFor)}
        idOf={({ id }) => id}
      />
      {removing && <ModelRemoval model={removing} onClose={() => remove(null)} />}
    </>
  );
}
