import {
  useGetManagedOutlinesQuery,
  useOrderOutlinesMutation,
  useRemoveOutlineMutation,
} from '@cheese/api-client/content/outlineManage';
import type { ManagedOutline } from '@cheese/domain/contract/content/outlineManage';
import { movedBy } from '@cheese/domain/rules/lists/movedBy';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import { type Column, DataTable } from '@cheese/ui/table/DataTable';
import { TableSkeleton } from '@cheese/ui/table/TableSkeleton';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { OutlineDialog } from './OutlineDialog';
import { texts } from './texts';

type Opened =
  { act: 'save'; entry: ManagedOutline | null } | { act: 'remove'; entry: ManagedOutline };

/** The entries of the resource dropdown, in their order. */
export default function OutlinePage() {
  useDocumentTitle(texts.title);
  const query = useGetManagedOutlinesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [opened, open] = useState<Opened | null>(null);
  const [order] = useOrderOutlinesMutation();
  const [remove] = useRemoveOutlineMutation();
  const { run } = useTask();
  const move = (all: ManagedOutline[], entry: ManagedOutline, step: -1 | 1): RowAction => ({
    text: step < 0 ? texts.up : texts.down,
    act: () => {
      const ids = movedBy(all, entry, step).map(({ id }) => id);
      void run(() => order({ ids }).unwrap(), texts.moved);
    },
  });
  const actionsIn = (all: ManagedOutline[]) => (entry: ManagedOutline) => [
    { text: texts.edit, act: () => open({ act: 'save', entry }) },
    ...(entry === all[0] ? [] : [move(all, entry, -1)]),
    ...(entry === all.at(-1) ? [] : [move(all, entry, 1)]),
    { text: common.remove, isDangerous: true, act: () => open({ act: 'remove', entry }) },
  ];
  const close = () => open(null);
  const add = (
    <Button variant="contained" onClick={() => open({ act: 'save', entry: null })}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageTitle lead={texts.lead} actions={add}>
        {texts.title}
      </PageTitle>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<TableSkeleton />}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState sentence={common.empty(texts.what)} action={add} />}
      >
        {(all) => (
          <DataTable
            label={texts.what}
            columns={columns(actionsIn(all))}
            rows={all}
            idOf={({ id }) => id}
          />
        )}
      </Answered>
      {opened?.act === 'save' && <OutlineDialog entry={opened.entry} onClose={close} />}
      {opened?.act === 'remove' && (
        <RemoveDialog
          title={texts.removeTitle}
          consequence={texts.removeLoss(opened.entry.title)}
          remove={() => remove({ id: opened.entry.id }).unwrap()}
          onClose={close}
        />
      )}
    </>
  );
}

const columns = (
  actionsOf: (entry: ManagedOutline) => RowAction[],
): readonly Column<ManagedOutline>[] => [
  { key: 'title', label: texts.name, cell: ({ title }) => title, minWidth: 120 },
  { key: 'address', label: texts.address, cell: ({ actionValue }) => actionValue, minWidth: 200 },
  { key: 'tag', label: texts.tag, cell: ({ tag }) => tag?.name ?? texts.none, width: 120 },
  {
    key: 'operations',
    label: common.operations,
    width: 216,
    cell: (entry) => <RowActions name={entry.title} actions={actionsOf(entry)} />,
  },
];
