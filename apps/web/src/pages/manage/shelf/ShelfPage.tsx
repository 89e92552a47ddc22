import {
  useGetShelfQuery,
  usePutOnShelfMutation,
  useTakeOffShelfMutation,
} from '@cheese/api-client/shop/shelfManage';
import { soldTypes } from '@cheese/domain/codes/shop/products';
import { shelfStates } from '@cheese/domain/codes/shop/shelf';
import type { Shelved } from '@cheese/domain/contract/shop/shelfManage';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useState } from 'react';
import { ShelfBar } from './ShelfBar';
import { type ShelfAct, shelfColumns } from './shelfColumns';
import { TagsDialog } from './TagsDialog';
import { texts } from './texts';
import { WeightDialog } from './WeightDialog';

const filters = { type: soldTypes, state: shelfStates } as const;
const none: ReadonlySet<number> = new Set();

type Opened =
  { act: 'weigh' | 'label'; thing: Shelved } | { act: 'takeOff'; things: readonly Shelved[] };

export default function ShelfPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetShelfQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [ticked, tick] = useState(none);
  const [opened, open] = useState<Opened | null>(null);
  const [putOn] = usePutOnShelfMutation();
  const { run } = useTask();
  // Selected products on other pages are not visible, so batch actions skip them.
  const chosen = (query.currentData?.list ?? []).filter(({ id }) => ticked.has(id));
  const showAgain = async (things: readonly Shelved[]) => {
    const ids = things.map(({ id }) => id);
    if (await run(() => putOn({ ids }).unwrap(), texts.onSale(ids.length))) tick(none);
  };
  const act = (what: ShelfAct, thing: Shelved) => {
    if (what === 'putOn') void showAgain([thing]);
    else open(what === 'takeOff' ? { act: what, things: [thing] } : { act: what, thing });
  };
  const close = () => open(null);
  return (
    <>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <FilterBar
        address={address}
        filters={filters}
        names={texts.filters}
        placeholder={texts.placeholder}
      />
      {chosen.length > 0 && (
        <ShelfBar
          count={chosen.length}
          onPutOn={() => void showAgain(chosen)}
          onTakeOff={() => open({ act: 'takeOff', things: chosen })}
          onClear={() => tick(none)}
        />
      )}
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={shelfColumns(act)}
        idOf={({ id }) => id}
        selection={{ chosen: ticked, nameOf: ({ title }) => title, onChange: tick }}
      />
      {opened?.act === 'weigh' && <WeightDialog thing={opened.thing} onClose={close} />}
      {opened?.act === 'label' && <TagsDialog thing={opened.thing} onClose={close} />}
      {opened?.act === 'takeOff' && (
        <TakeOffDialog things={opened.things} onClose={close} onDone={() => tick(none)} />
      )}
    </>
  );
}

interface TakeOffProps {
  things: readonly Shelved[];
  onClose: () => void;
  onDone: () => void;
}

function TakeOffDialog({ things, onClose, onDone }: TakeOffProps) {
  const [takeOff] = useTakeOffShelfMutation();
  const remove = async () => {
    await takeOff({ ids: things.map(({ id }) => id) }).unwrap();
    onDone();
  };
  return (
    <RemoveDialog
      title={texts.takeOffTitle}
      consequence={texts.takeOffLoss(things.length, things[0]?.title ?? '')}
      confirm={texts.takeOff}
      done={texts.offSale(things.length)}
      remove={remove}
      onClose={onClose}
    />
  );
}
