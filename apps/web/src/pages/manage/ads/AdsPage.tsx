import {
  useGetManagedAdsQuery,
  useOrderAdsMutation,
  useRemoveAdMutation,
} from '@cheese/api-client/content/adManage';
import { adPlaceCodes, type AdPlace, adPlaces } from '@cheese/domain/codes/content/adPlaces';
import type { ManagedAd } from '@cheese/domain/contract/content/adManage';
import { movedBy } from '@cheese/domain/rules/lists/movedBy';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import { DataTable } from '@cheese/ui/table/DataTable';
import { TableSkeleton } from '@cheese/ui/table/TableSkeleton';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { adColumns } from './adColumns';
import { AdDialog } from './AdDialog';
import { texts } from './texts';

const filters = { place: adPlaces } as const;
const codes = Object.keys(adPlaces).map(Number) as AdPlace[];

type Opened = { act: 'save'; ad: ManagedAd | null } | { act: 'remove'; ad: ManagedAd };

export default function AdsPage() {
  useDocumentTitle(texts.title);
  const { asked, href } = useListAddress(filters);
  const place = asked.place ?? adPlaceCodes.homeCarousel;
  const query = useGetManagedAdsQuery({ place }, { refetchOnMountOrArgChange: true });
  const [opened, open] = useState<Opened | null>(null);
  const [order] = useOrderAdsMutation();
  const [remove] = useRemoveAdMutation();
  const { run } = useTask();
  const move = (all: ManagedAd[], ad: ManagedAd, step: -1 | 1): RowAction => ({
    text: step < 0 ? texts.up : texts.down,
    act: () => {
      const ids = movedBy(all, ad, step).map(({ id }) => id);
      void run(() => order({ place, ids }).unwrap(), texts.moved);
    },
  });
  const actionsIn = (all: ManagedAd[]) => (ad: ManagedAd) => [
    { text: texts.edit, act: () => open({ act: 'save', ad }) },
    ...(ad === all[0] ? [] : [move(all, ad, -1)]),
    ...(ad === all.at(-1) ? [] : [move(all, ad, 1)]),
    { text: common.remove, isDangerous: true, act: () => open({ act: 'remove', ad }) },
  ];
  const close = () => open(null);
  const add = (
    <Button variant="contained" onClick={() => open({ act: 'save', ad: null })}>
      {texts.add}
    </Button>
  );
  const choices = codes.map((code) => ({
    label: adPlaces[code],
    href: href({ place: code }),
    isChosen: code === place,
  }));
  return (
    <>
      <PageTitle lead={texts.lead} actions={add}>
        {texts.title}
      </PageTitle>
      <ChoiceRow label={texts.place} choices={choices} />
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
            columns={adColumns(actionsIn(all))}
            rows={all}
            idOf={({ id }) => id}
          />
        )}
      </Answered>
      {opened?.act === 'save' && <AdDialog place={place} ad={opened.ad} onClose={close} />}
      {opened?.act === 'remove' && (
        <RemoveDialog
          title={texts.removeTitle}
          consequence={texts.removeLoss(opened.ad.title)}
          remove={() => remove({ id: opened.ad.id }).unwrap()}
          onClose={close}
        />
      )}
    </>
  );
}
