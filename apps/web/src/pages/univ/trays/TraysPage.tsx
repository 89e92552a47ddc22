import {
  useGetMadeSlideTraysQuery,
  useRemoveSlideTrayMutation,
} from '@cheese/api-client/slides/slideTrayMaking';
import type { MadeTray } from '@cheese/domain/contract/slides/slideTrayMaking';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from './texts';
import { trayColumns } from './trayColumns';
import { TrayDialog } from './TrayDialog';

type Opened = { what: 'add' } | { what: 'edit' | 'remove'; tray: MadeTray };

const noFilters = {};

/** Sets of the school's slides, each for some of its learners. */
export default function TraysPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(noFilters);
  const query = useGetMadeSlideTraysQuery(
    { page: address.asked.page, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, open] = useState<Opened | null>(null);
  const [remove] = useRemoveSlideTrayMutation();
  const close = () => open(null);
  const add = (
    <Button variant="contained" onClick={() => open({ what: 'add' })}>
      {texts.add}
    </Button>
  );
  const columns = trayColumns((tray) => [
    { text: texts.modify, act: () => open({ what: 'edit', tray }) },
    { text: texts.remove, isDangerous: true, act: () => open({ what: 'remove', tray }) },
  ]);
  return (
    <>
      <PageTitle actions={add}>{texts.title}</PageTitle>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{texts.lead}</Typography>
      <PagedTable
        query={query}
        address={address}
        columns={columns}
        what={texts.what}
        idOf={({ id }) => id}
        start={add}
      />
      {opened?.what === 'add' && <TrayDialog id={null} onClose={close} />}
      {opened?.what === 'edit' && <TrayDialog id={opened.tray.id} onClose={close} />}
      {opened?.what === 'remove' && (
        <RemoveDialog
          title={texts.removeTitle(opened.tray.title)}
          consequence={texts.removeLoss}
          confirm={texts.remove}
          done={texts.removed}
          remove={() => remove({ id: opened.tray.id }).unwrap()}
          onClose={close}
        />
      )}
    </>
  );
}
