import { movedBy } from '@cheese/domain/rules/lists/movedBy';
import { Answered } from '@cheese/ui/feedback/Answered';
import type { Answerable } from '@cheese/ui/feedback/answerable';
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
import { type ReactNode, useState } from 'react';

interface OrderedTexts extends Record<
  'title' | 'lead' | 'what' | 'add' | 'edit' | 'up' | 'down' | 'moved' | 'removeTitle',
  string
> {
  removeLoss: (title: string) => string;
}

interface OrderedEntry {
  id: number;
  title: string;
}

interface OrderedPageProps<Entry extends OrderedEntry> {
  texts: OrderedTexts;
  query: Answerable<Entry[]>;
  columns: readonly Column<Entry>[];
  order: (ids: number[]) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  /** Dialog that edits an entry; null for a new one. */
  dialog: (entry: Entry | null, onClose: () => void) => ReactNode;
  /** Rendered above the list. */
  children?: ReactNode;
}

type Opened<Entry> = { act: 'save'; entry: Entry | null } | { act: 'remove'; entry: Entry };

/** A short list whose entries can be edited and reordered. */
export function OrderedPage<Entry extends OrderedEntry>(props: OrderedPageProps<Entry>) {
  const { texts, query, columns, order, remove, dialog, children } = props;
  useDocumentTitle(texts.title);
  const [opened, open] = useState<Opened<Entry> | null>(null);
  const { run } = useTask();
  const move = (all: Entry[], entry: Entry, step: -1 | 1): RowAction => ({
    text: step < 0 ? texts.up : texts.down,
    act: () => {
      const ids = movedBy(all, entry, step).map(({ id }) => id);
      void run(() => order(ids), texts.moved);
    },
  });
  const operations = (all: Entry[]): Column<Entry> => ({
    key: 'operations',
    label: common.operations,
    width: 216,
    cell: (entry) => (
      <RowActions
        name={entry.title}
        actions={[
          { text: texts.edit, act: () => open({ act: 'save', entry }) },
          ...(entry === all[0] ? [] : [move(all, entry, -1)]),
          ...(entry === all.at(-1) ? [] : [move(all, entry, 1)]),
          { text: common.remove, isDangerous: true, act: () => open({ act: 'remove', entry }) },
        ]}
      />
    ),
  });
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
      {children}
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
            columns={[...columns, operations(all)]}
            rows={all}
            idOf={({ id }) => id}
          />
        )}
      </Answered>
      {opened?.act === 'save' && dialog(opened.entry, close)}
      {opened?.act === 'remove' && (
        <RemoveDialog
          title={texts.removeTitle}
          consequence={texts.removeLoss(opened.entry.title)}
          remove={() => remove(opened.entry.id)}
          onClose={close}
        />
      )}
    </>
  );
}
