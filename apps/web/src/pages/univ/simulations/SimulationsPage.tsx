import {
  useAddSimulationMutation,
  useGetOwnSimulationsQuery,
  useShowSimulationMutation,
} from '@cheese/api-client/training/simulationMaking';
import { type Shelf, shelves } from '@cheese/domain/codes/people/shelf';
import { shownStates } from '@cheese/domain/codes/base/shownStates';
import type { MadeSimulation } from '@cheese/domain/contract/training/simulationMaking';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { FileButton } from '../FileButton';
import { texts as makingTexts } from '../making/texts';
import { useHasBothShelves } from '../making/useHasBothShelves';
import { NewSimulationDialog } from './NewSimulationDialog';
import { SimulationRemoval } from './SimulationRemoval';
import { simulationColumns } from './simulationColumns';
import { MOST_BYTES, readFile } from './simulationFile';
import { texts } from './texts';

const filters = { shown: shownStates, shelf: shelves } as const;
const ofOneShelf = { shown: shownStates } as const;
const names = { shown: texts.shown, shelf: makingTexts.filters.shelf };

/** Simulations made by the school or the platform: drafts, published and withdrawn. */
export default function SimulationsPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetOwnSimulationsQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const { shelf } = address.asked;
  const hasBoth = useHasBothShelves();
  const [isAdding, setAdding] = useState(false);
  const [removing, remove] = useState<MadeSimulation | null>(null);
  const actionsFor = useActions(remove);
  const add = (
    <Button variant="contained" onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageTitle
        lead={texts.lead}
        actions={
          <>
            <TakeFile shelf={shelf} />
            {add}
          </>
        }
      >
        {texts.title}
      </PageTitle>
      <FilterBar
        address={address}
        names={names}
        filters={hasBoth ? filters : ofOneShelf}
        placeholder={texts.placeholder}
      />
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={simulationColumns(actionsFor)}
        idOf={({ id }) => id}
        start={add}
      />
      {isAdding && <NewSimulationDialog shelf={shelf} onClose={() => setAdding(false)} />}
      {removing && <SimulationRemoval simulation={removing} onClose={() => remove(null)} />}
    </>
  );
}

function useActions(remove: (one: MadeSimulation) => void) {
  const [show] = useShowSimulationMutation();
  const { run } = useTask();
  const navigate = useNavigate();
  const setShown = (id: number, isShown: boolean) =>
    void run(() => show({ id, isShown }).unwrap(), isShown ? texts.showDone : texts.hideDone);
  return (one: MadeSimulation): RowAction[] => [
    {
      text: texts.look,
      act: () => void navigate(paths.simulation.detail({ id: one.id })),
    },
    { text: one.isShown ? texts.hide : texts.show, act: () => setShown(one.id, !one.isShown) },
    { text: texts.remove, isDangerous: true, act: () => remove(one) },
  ];
}

/** Imports a text file as a draft. */
function TakeFile({ shelf }: { shelf: Shelf | undefined }) {
  const [add] = useAddSimulationMutation();
  const { isBusy, run } = useTask();
  const navigate = useNavigate();
  const toast = useToast();
  const take = (file: File) =>
    run(async () => {
      const said = file.size > MOST_BYTES ? '' : await file.text().catch(() => '');
      const words = readFile(said);
      if (words === null) {
        toast.error(file.size > MOST_BYTES ? texts.fileTooBig : texts.fileWrong);
        return;
      }
      const { id } = await add({ ...words, ...(shelf && { shelf }) }).unwrap();
      toast.success(texts.taken);
      await navigate(paths.univ.simulation({ id }));
    });
  return (
    <FileButton
      label={texts.takeFile}
      suffixes={['json']}
      isBusy={isBusy}
      onFile={(file) => void take(file)}
    />
  );
}
