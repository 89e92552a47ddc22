import type { PersonSituation } from '@cheese/domain/contract/emergency/shapes/situationShapes';
import { systemMessages } from '@cheese/domain/texts/systemMessages';
import {
  useExportSituationMutation,
  useGetSituationOverviewQuery,
} from '@cheese/emergency-api/situation';
import { Answered } from '@cheese/ui/feedback/Answered';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import { FiguresSkeleton } from '@cheese/ui/management/FigureRow';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useRequestedOrg } from '../../../../features/org/OrgScope';
import { Overview } from './Overview';
import { PeriodChooser } from '@cheese/ui/period/PeriodChooser';
import { PersonDrawer } from './PersonDrawer';
import { readPeriod } from '@cheese/ui/period/readPeriod';
import { SituationCharts } from './SituationCharts';
import { situationFilters } from './situationFilters';
import { PeopleList, RiskList } from './SituationLists';
import { texts } from './texts';

export default function LearnSituationPage() {
  useDocumentTitle(systemMessages.learnSituation);
  const org = useRequestedOrg();
  const [now] = useState(() => Date.now());
  const period = readPeriod(useSearchParams()[0], now);
  const address = useListAddress(situationFilters);
  const { view = 'people', keyword } = address.asked;
  const asked = { from: period.from, to: period.to, ...org };
  const overview = useGetSituationOverviewQuery(asked);
  const [askExport] = useExportSituationMutation();
  const [opened, open] = useState<PersonSituation | null>(null);

  const tab = (name: typeof view, label: string) => ({
    label,
    href: address.href({ view: name, keyword: undefined }),
    isChosen: view === name,
  });
  const exported = () => askExport({ ...asked, ...(keyword && { keyword }) }).unwrap();
  return (
    <>
      <PageTitle
        lead={texts.range(period.firstDay, period.lastDay)}
        actions={<ExportButton ask={exported} />}
      >
        {systemMessages.learnSituation}
      </PageTitle>
      <PeriodChooser
        period={period}
        onSpan={(days) => address.go({ days, from: undefined, to: undefined })}
        onDays={(from, to) => address.go({ days: undefined, from, to })}
      />
      <Answered query={overview} what={texts.overview} skeleton={<FiguresSkeleton count={7} />}>
        {(found) => <Overview overview={found} />}
      </Answered>
      <SituationCharts asked={asked} />
      <Box sx={{ mb: 2 }}>
        <LinkTabs
          label={texts.views}
          choices={[
            tab('people', texts.peopleView),
            { ...tab('risk', texts.riskView), count: overview.data?.atRisk },
          ]}
        />
      </Box>
      {view === 'risk' ? (
        <RiskList address={address} org={org} onOpen={open} />
      ) : (
        <PeopleList address={address} asked={asked} onOpen={open} />
      )}
      {opened && <PersonDrawer person={opened} period={period} onClose={() => open(null)} />}
    </>
  );
}
