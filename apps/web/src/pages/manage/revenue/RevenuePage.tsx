import {
  useExportRevenueMutation,
  useGetRevenueQuery,
} from '@cheese/api-client/shop/revenueManage';
import type { RevenueSums } from '@cheese/domain/contract/shop/revenueManage';
import { countText } from '@cheese/domain/rules/text/countText';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import { type Figure, FigureRow, FiguresSkeleton } from '@cheese/ui/management/FigureRow';
import { PeriodChooser } from '@cheese/ui/period/PeriodChooser';
import { readPeriod } from '@cheese/ui/period/readPeriod';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RevenueCharts } from './RevenueCharts';
import { RevenueTable, type View, views } from './RevenueTable';
import { texts } from './texts';

const filters = { view: views };

export default function RevenuePage() {
  useDocumentTitle(texts.title);
  const [now] = useState(Date.now);
  const period = readPeriod(useSearchParams()[0], now);
  const address = useListAddress(filters);
  const { view = 'days' } = address.asked;
  const asked = { from: period.from, to: period.to };
  const query = useGetRevenueQuery(asked, { refetchOnMountOrArgChange: true });
  const [askExport] = useExportRevenueMutation();
  const tabs = (Object.keys(views) as View[]).map((each) => ({
    label: views[each],
    href: address.href({ view: each }),
    isChosen: each === view,
  }));
  return (
    <>
      <PageTitle
        lead={texts.range(period.firstDay, period.lastDay)}
        actions={<ExportButton ask={() => askExport(asked).unwrap()} />}
      >
        {texts.title}
      </PageTitle>
      <PeriodChooser
        period={period}
        onSpan={(days) => address.go({ days, from: undefined, to: undefined })}
        onDays={(from, to) => address.go({ days: undefined, from, to })}
      />
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{texts.scope}</Typography>
      <Answered query={query} what={texts.what} skeleton={<FiguresSkeleton count={5} />}>
        {(revenue) => (
          <>
            <FigureRow label={texts.what} figures={figuresOf(revenue.total)} />
            <RevenueCharts revenue={revenue} />
            <LinkTabs label={texts.views} choices={tabs} />
            <RevenueTable revenue={revenue} view={view} />
          </>
        )}
      </Answered>
    </>
  );
}

const figuresOf = ({ net, income, refund, cheese, count }: RevenueSums): Figure[] => [
  { name: texts.net, value: priceText(net) },
  { name: texts.income, value: priceText(income) },
  { name: texts.refund, value: priceText(refund) },
  { name: texts.cheese, value: priceText(cheese) },
  { name: texts.count, value: countText(count) },
];
