import { groundStateCodes, groundStates } from '@cheese/domain/codes/emergency/centre';
import type { ManagedResource } from '@cheese/domain/contract/emergency/shapes/resourceShapes';
import { systemMessages } from '@cheese/domain/texts/systemMessages';
import { useGetResourcePageQuery } from '@cheese/emergency-api/resource';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { texts as common } from '@cheese/ui/management/texts';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useRequestedOrg } from '../../../../features/org/OrgScope';
import { BatchBar } from './BatchBar';
import { GroundTabs } from './GroundTabs';
import { type OpenDialog, ResourceDialogs } from './ResourceDialogs';
import { filters, resourceColumns } from './resourceColumns';
import { texts } from './texts';
import { useGround } from './useGround';

const asking = { ...filters, groundState: groundStates } as const;
const none: ReadonlySet<number> = new Set();

export default function ResourceManagePage() {
  useDocumentTitle(systemMessages.resourceManagement);
  const address = useListAddress(asking);
  const query = useGetResourcePageQuery({
    ...address.asked,
    ...useRequestedOrg(),
    pageCnt: PAGE_SIZE,
  });
  const [dialog, open] = useState<OpenDialog | null>(null);
  const [chosen, choose] = useState(none);
  const { isBusy, ground } = useGround();

  const actionsFor = (resource: ManagedResource) => {
    const isOn = resource.groundState === groundStateCodes.shown;
    return [
      { text: common.preview, act: () => open({ kind: 'preview', resource }) },
      { text: common.edit, act: () => open({ kind: 'edit', resource }) },
      {
        text: isOn ? texts.unground : texts.ground,
        act: () =>
          void ground([resource.id], isOn ? groundStateCodes.withdrawn : groundStateCodes.shown),
      },
      { text: common.remove, isDangerous: true, act: () => open({ kind: 'remove', resource }) },
    ];
  };
  const add = (
    <Button variant="contained" onClick={() => open({ kind: 'edit', resource: null })}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageTitle actions={add}>{systemMessages.resourceManagement}</PageTitle>
      <GroundTabs chosen={address.asked.groundState} href={address.href} />
      <FilterBar
        address={address}
        filters={filters}
        names={texts.filters}
        placeholder={texts.placeholder}
      />
      {chosen.size > 0 && (
        <BatchBar
          count={chosen.size}
          isBusy={isBusy}
          onGround={(state) =>
            void ground([...chosen], state).then((isDone) => isDone && choose(none))
          }
          onClear={() => choose(none)}
        />
      )}
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={resourceColumns(actionsFor)}
        idOf={({ id }) => id}
        selection={{ chosen, nameOf: ({ title }) => title, onChange: choose }}
        start={add}
      />
      {dialog && (
        <ResourceDialogs
          dialog={dialog}
          onRemoved={(id) => choose(new Set([...chosen].filter((other) => other !== id)))}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}
