import {
  useGetMadeDrillsQuery,
  useRemoveDrillMutation,
  useTakeDrillFileMutation,
  useWithdrawDrillMutation,
} from '@cheese/api-client/viewers/drillMaking';
import {
  drillMakingLimits,
  drillShelves,
  drillStates,
} from '@cheese/domain/codes/viewers/drillMaking';
import type { MadeDrill } from '@cheese/domain/contract/viewers/drillMaking';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { useSessionState } from '../../../session/session';
import { stands } from '../../../session/standing';
import { FileButton } from '../FileButton';
import { drillColumns, nameOf } from './drillColumns';
import { NewDrillDialog } from './NewDrillDialog';
import { texts } from './texts';

const filters = { state: drillStates, shelf: drillShelves } as const;
const ofOneShelf = { state: drillStates } as const;

type Opened = { what: 'add' } | { what: 'withdraw' | 'remove'; drill: MadeDrill };

/** The drills that a school makes, or the platform: written, published and withdrawn. */
export default function DrillsPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const { shelf } = address.asked;
  const query = useGetMadeDrillsQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, open] = useState<Opened | null>(null);
  const { person } = useSessionState();
  const user = person?.all.user;
  const hasBoth = !!user && stands(user, 'teacher') && stands(user, 'platformAdmin');
  const navigate = useNavigate();
  const [takeFile] = useTakeDrillFileMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const take = (chosen: File) =>
    run(async () => {
      const file = await chosen.text();
      const { file: most } = drillMakingLimits;
      if (file.length > most) {
        toast.error(texts.fileTooBig(most));
        return;
      }
      const { id } = await takeFile({ file, ...(shelf && { shelf }) }).unwrap();
      toast.success(texts.taken);
      await navigate(paths.univ.drill({ id }));
    });
  const actionsFor = (drill: MadeDrill): RowAction[] => {
    const { state, scenarioId } = drill;
    const isSeen = scenarioId !== null && (state === 'published' || state === 'changed');
    return [
      ...(isSeen
        ? [
            {
              text: texts.look,
              act: () => void navigate(paths.firstAidDrillSystem({ id: scenarioId })),
            },
            { text: texts.withdraw, act: () => open({ what: 'withdraw', drill }) },
          ]
        : []),
      ...(state === 'draft'
        ? [{ text: texts.remove, isDangerous: true, act: () => open({ what: 'remove', drill }) }]
        : []),
    ];
  };
  const add = (
    <Button variant="contained" onClick={() => open({ what: 'add' })}>
      {texts.add}
    </Button>
  );
  const close = () => open(null);
  return (
    <>
      <PageTitle
        lead={texts.lead}
        actions={
          <>
            <FileButton
              label={texts.takeFile}
              suffixes={['json']}
              isBusy={isBusy}
              onFile={(file) => void take(file)}
            />
            {add}
          </>
        }
      >
        {texts.title}
      </PageTitle>
      <FilterBar
        {...{ address, filters: hasBoth ? filters : ofOneShelf }}
        names={texts.filters}
        placeholder={texts.placeholder}
      />
      <PagedTable
        {...{ query, address }}
        what={texts.what}
        columns={drillColumns(actionsFor)}
        idOf={({ id }) => id}
        start={add}
      />
      {opened?.what === 'add' && <NewDrillDialog shelf={shelf} onClose={close} />}
      {opened?.what === 'withdraw' && <Withdrawal drill={opened.drill} onClose={close} />}
      {opened?.what === 'remove' && <Removal drill={opened.drill} onClose={close} />}
    </>
  );
}

interface AskedProps {
  drill: MadeDrill;
  onClose: () => void;
}

function Withdrawal({ drill, onClose }: AskedProps) {
  const [withdraw] = useWithdrawDrillMutation();
  return (
    <RemoveDialog
      title={texts.withdrawTitle}
      consequence={texts.withdrawLoss(nameOf(drill))}
      confirm={texts.withdraw}
      done={texts.withdrawn}
      remove={() => withdraw({ id: drill.id }).unwrap()}
      onClose={onClose}
    />
  );
}

function Removal({ drill, onClose }: AskedProps) {
  const [remove] = useRemoveDrillMutation();
  return (
    <RemoveDialog
      title={texts.removeTitle}
      consequence={texts.removeLoss(nameOf(drill))}
      remove={() => remove({ id: drill.id }).unwrap()}
      onClose={onClose}
    />
  );
}
