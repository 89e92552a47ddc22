import {
  useExportTeachingPeopleMutation,
  useGetTeachingPeopleQuery,
  useRemoveTeachingPeopleMutation,
  useSetTeachingMarksMutation,
  useUndoTeachingRemovalMutation,
} from '@cheese/api-client/school/teachingClass';
import {
  placeStates,
  teachingRoleCodes,
  teachingRoles,
} from '@cheese/domain/codes/school/teachingClasses';
import type {
  TeachingClassDetail,
  TeachingPlace,
} from '@cheese/domain/contract/school/teachingClass';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { useTask } from '@cheese/ui/form/useTask';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import type { RowAction } from '@cheese/ui/management/RowActions';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { placeColumns } from './placeColumns';
import { texts } from './texts';

const filters = { state: placeStates, role: teachingRoles };
const roleFilter = { role: teachingRoles };
const none: ReadonlySet<number> = new Set();

/** Present and former members; several can be removed at once, with undo. */
export function PeoplePart({ one }: { one: TeachingClassDetail }) {
  const { id, mayEdit, mayStaff } = one;
  const address = useListAddress(filters);
  const { state = 'present', ...asked } = address.asked;
  const query = useGetTeachingPeopleQuery(
    { ...asked, state, id, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [askExport] = useExportTeachingPeopleMutation();
  const { page: _page, ...shown } = asked;
  const { chosen, choose, leaving, ask, gone, isBusy, removeNow, undoNow } = useLeaving(id);
  const [setMarks] = useSetTeachingMarksMutation();
  const { run } = useTask();
  const actionsFor = ({ placeId, role, seesMarks }: TeachingPlace): RowAction[] => {
    const act = () =>
      void run(() => setMarks({ id, placeId, seesMarks: !seesMarks }).unwrap(), texts.marksSaved);
    const marks = { text: seesMarks ? texts.takeMarks : texts.giveMarks, act };
    const leave = { text: texts.remove, isDangerous: true, act: () => ask([placeId]) };
    return [
      ...(role === teachingRoleCodes.assistant ? [marks] : []),
      ...(role !== teachingRoleCodes.teacher || mayStaff ? [leave] : []),
    ];
  };
  const mayRemove = mayEdit && state === 'present';
  const nameOf = ({ name }: TeachingPlace) => name;
  return (
    <>
      <LinkTabs
        label={texts.people}
        choices={(['present', 'past'] as const).map((value) => ({
          label: texts.tabs[value],
          href: address.href({ state: value === 'past' ? value : undefined }),
          isChosen: state === value,
        }))}
      />
      <FilterBar
        address={address}
        filters={roleFilter}
        names={texts.filters}
        placeholder={texts.placeholder}
      >
        {mayRemove && chosen.size > 0 && (
          <Button color="error" onClick={() => ask([...chosen])}>
            {texts.removeChosen(chosen.size)}
          </Button>
        )}
        <ExportButton ask={() => askExport({ ...shown, state, id }).unwrap()} />
      </FilterBar>
      {gone.length > 0 && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={<Button onClick={() => void undoNow()}>{texts.undo}</Button>}
        >
          {texts.removed(gone.length)}
        </Alert>
      )}
      <PagedTable
        query={query}
        address={address}
        what={texts.people}
        columns={placeColumns(state, mayRemove ? actionsFor : null)}
        idOf={({ placeId }) => placeId}
        {...(mayRemove && { selection: { chosen, nameOf, onChange: choose } })}
      />
      {leaving.length > 0 && (
        <ConfirmDialog
          title={texts.removeTitle(leaving.length)}
          consequence={texts.removeLoss}
          confirm={texts.remove}
          isBusy={isBusy}
          onConfirm={() => void removeNow()}
          onClose={() => ask([])}
        />
      )}
    </>
  );
}

/** State of removals: the selection, those to confirm, and those that can be undone. */
function useLeaving(id: number) {
  const [chosen, choose] = useState(none);
  const [leaving, ask] = useState<readonly number[]>([]);
  const [gone, tellGone] = useState<readonly number[]>([]);
  const [remove] = useRemoveTeachingPeopleMutation();
  const [undo] = useUndoTeachingRemovalMutation();
  const { isBusy, run } = useTask();
  const removeNow = async () => {
    const placeIds = [...leaving];
    const work = () => remove({ id, placeIds }).unwrap();
    if (!(await run(work, texts.removed(placeIds.length)))) return;
    tellGone(placeIds);
    choose(none);
    ask([]);
  };
  const undoNow = async () => {
    const work = () => undo({ id, placeIds: [...gone] }).unwrap();
    if (await run(work, texts.undone(gone.length))) tellGone([]);
  };
  return { chosen, choose, leaving, ask, gone, isBusy, removeNow, undoNow };
}
