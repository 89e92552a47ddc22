import {
  useExportInsightMutation,
  useGetInsightOverviewQuery,
} from '@cheese/api-client/front/schoolInsight';
import type { InsightOverview } from '@cheese/domain/contract/front/schoolInsight';
import type { Term } from '@cheese/domain/contract/school/term';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import { FiguresSkeleton } from '@cheese/ui/management/FigureRow';
import Typography from '@mui/material/Typography';
import { Definitions } from '../../../../../features/schoolInsight/Definitions';
import { texts as insight } from '../../../../../features/schoolInsight/texts';
import { Breakdown } from './Breakdown';
import { OverviewFigures } from './OverviewFigures';
import { TermChoice } from './TermChoice';
import { texts } from './texts';
import { Trail } from './Trail';
import { type InsightAddress, useInsightAddress } from './useInsightAddress';
import { WeekCharts } from './WeekCharts';

export function InsightView({ terms }: { terms: readonly Term[] }) {
  const address = useInsightAddress(terms);
  const { term, against, place } = address;
  const [askExport] = useExportInsightMutation();
  const termId = term?.id ?? 0;
  const query = useGetInsightOverviewQuery(
    { termId, ...place, ...(against && { againstId: against.id }) },
    { refetchOnMountOrArgChange: true },
  );
  const exportWeeks = () => askExport({ termId, view: 'weeks', ...place }).unwrap();
  return (
    <>
      <PageTitle
        lead={texts.lead}
        actions={<ExportButton ask={exportWeeks}>{texts.exportWeeks}</ExportButton>}
      >
        {texts.title}
      </PageTitle>
      <TermChoice terms={terms} address={address} />
      <Answered
        query={query}
        what={texts.what}
        skeleton={<FiguresSkeleton count={7} />}
        notFound={<NotFoundFace />}
      >
        {(overview) => <Overview overview={overview} address={address} />}
      </Answered>
    </>
  );
}

interface OverviewProps {
  overview: InsightOverview;
  address: InsightAddress;
}

function Overview({ overview, address }: OverviewProps) {
  const { asOf } = overview;
  if (asOf === null) return <EmptyState sentence={insight.notYet} />;
  return (
    <>
      <Trail overview={overview} address={address} />
      <Typography sx={{ mb: 2, color: 'text.third' }}>{insight.asOf(chinaMinute(asOf))}</Typography>
      <OverviewFigures overview={overview} />
      <WeekCharts overview={overview} />
      <Breakdown overview={overview} address={address} />
      <Definitions />
    </>
  );
}
