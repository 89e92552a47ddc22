import { useGetSlideReportsQuery } from '@cheese/api-client/slides/slideReport';
import { slideFaults, slideReportStates } from '@cheese/domain/codes/slides/morphology';
import type { SlideReport } from '@cheese/domain/contract/slides/slideReport';
import { shortDayText } from '@cheese/domain/rules/time/dayText';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { Line, Lines } from '@cheese/ui/list/Lines';
import { Pager } from '@cheese/ui/list/Pager';
import Link from '@mui/material/Link';
import { paths } from '../../paths';
import { texts } from './texts';

const PAGE_SIZE = 5;

interface OwnReportsProps {
  page: number;
  hrefOf: (page: number) => string;
}

export function OwnReports({ page, hrefOf }: OwnReportsProps) {
  const query = useGetSlideReportsQuery(
    { page, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Section title={texts.mine}>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={2} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState dense sentence={texts.none} hint={texts.noneHint} />}
      >
        {({ list, total }) => (
          <>
            <Lines>
              {list.map((report) => (
                <OneReport key={report.id} report={report} />
              ))}
            </Lines>
            <Pager page={page} total={total} makeHref={hrefOf} pageSize={PAGE_SIZE} />
          </>
        )}
      </Answered>
    </Section>
  );
}

function OneReport({ report }: { report: SlideReport }) {
  const { slideId, slideTitle, fault, text, view, state, reply, reportedAt } = report;
  return (
    <Line>
      <div className="words">
        <b>{slideTitle}</b>
        <div>{text}</div>
        {reply && <div>{texts.reply(reply)}</div>}
        <small>
          <span>{slideReportStates[state]}</span>
          <span>{slideFaults[fault]}</span>
          <span>{texts.on(shortDayText(reportedAt))}</span>
          {view && <Link href={paths.slide({ slideId, v: view })}>{texts.seeIt}</Link>}
        </small>
      </div>
    </Line>
  );
}
