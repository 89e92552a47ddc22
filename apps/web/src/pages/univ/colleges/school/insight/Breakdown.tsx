import { useExportInsightMutation } from '@cheese/api-client/front/schoolInsight';
import type { InsightOverview } from '@cheese/domain/contract/front/schoolInsight';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import Box from '@mui/material/Box';
import { GroupList } from './GroupList';
import { PeopleList } from './PeopleList';
import { texts } from './texts';
import type { InsightAddress, View } from './useInsightAddress';

interface BreakdownProps {
  overview: InsightOverview;
  address: InsightAddress;
}

/** Figures by group, and lists of people; each group links one level down. */
export function Breakdown({ overview, address }: BreakdownProps) {
  const { list, place } = address;
  const { termId } = overview.term;
  const isClass = overview.class !== null || overview.teachingClass !== null;
  const views: View[] = isClass
    ? ['people', 'risks', ...overview.groups]
    : [...overview.groups, 'people', 'risks'];
  const { view: named, keyword, risk } = list.asked;
  const view = views.find((one) => one === named) ?? views[0] ?? 'people';
  const isPeople = view === 'people' || view === 'risks';
  const [askExport] = useExportInsightMutation();
  const narrowing = isPeople ? { ...(keyword && { keyword }), ...(risk && { risk }) } : {};
  return (
    <>
      <LinkTabs
        label={texts.views}
        choices={views.map((one) => ({
          label: texts.view[one],
          href: list.href({ view: one, keyword: undefined, risk: undefined }),
          isChosen: one === view,
        }))}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', my: 2 }}>
        <ExportButton ask={() => askExport({ termId, view, ...place, ...narrowing }).unwrap()}>
          {texts.exportView}
        </ExportButton>
      </Box>
      {isPeople ? (
        <PeopleList termId={termId} isAtRisk={view === 'risks'} address={address} />
      ) : (
        <GroupList termId={termId} by={view} address={address} />
      )}
    </>
  );
}
