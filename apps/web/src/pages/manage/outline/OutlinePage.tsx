import {
  useGetManagedOutlinesQuery,
  useOrderOutlinesMutation,
  useRemoveOutlineMutation,
} from '@cheese/api-client/content/outlineManage';
import type { ManagedOutline } from '@cheese/domain/contract/content/outlineManage';
import type { Column } from '@cheese/ui/table/DataTable';
import { OrderedPage } from '../OrderedPage';
import { OutlineDialog } from './OutlineDialog';
import { texts } from './texts';

/** The entries of the resource dropdown. */
export default function OutlinePage() {
  const query = useGetManagedOutlinesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [order] = useOrderOutlinesMutation();
  const [remove] = useRemoveOutlineMutation();
  return (
    <OrderedPage
      texts={texts}
      query={query}
      columns={columns}
      order={(ids) => order({ ids }).unwrap()}
      remove={(id) => remove({ id }).unwrap()}
      dialog={(entry, onClose) => <OutlineDialog entry={entry} onClose={onClose} />}
    />
  );
}

const columns: readonly Column<ManagedOutline>[] = [
  { key: 'title', label: texts.name, cell: ({ title }) => title, minWidth: 120 },
  { key: 'address', label: texts.address, cell: ({ actionValue }) => actionValue, minWidth: 200 },
  { key: 'tag', label: texts.tag, cell: ({ tag }) => tag?.name ?? texts.none, width: 120 },
];
