import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';
import { PagerLink } from './PagerLink';
import { pagerSlots } from './pagerSlots';

interface PagerProps {
  page: number;
  pageSize: number;
  /** Number of items on all pages. */
  total: number;
  /** The address of a page, so that it can be shared, reloaded and gone back to. */
  makeHref: (page: number) => string;
  /** Tells two pagers on one screen apart. */
  label?: string;
}

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 16px',
  color: theme.palette.text.third,
  '& ol': { display: 'flex', alignItems: 'center', gap: 4, margin: 0, padding: 0 },
  '& li': { listStyle: 'none' },
  '& .gap': { display: 'inline-block', width: 24, textAlign: 'center' },
  '& .place': { color: theme.palette.text.primary, padding: '0 12px' },
  [theme.breakpoints.down('sm')]: { '& .number': { display: 'none' } },
  [theme.breakpoints.up('sm')]: { '& .place': { display: 'none' } },
}));

/** Pages as links. Narrow screens show the place between the two arrows instead of the numbers. */
export function Pager({ page, pageSize, total, makeHref, label = '分页' }: PagerProps) {
  const pageCount = Math.ceil(total / pageSize);
  if (pageCount <= 1) return null;
  const at = Math.max(1, page);
  const here = at > pageCount ? null : at;
  // Beyond the last page, "previous" leads to the last page.
  const before = here === null ? pageCount : here - 1;

  return (
    <Bar aria-label={label}>
      <span>共 {total} 条</span>
      <ol>
        <li>
          <PagerLink href={before >= 1 ? makeHref(before) : null} rel="prev" label="上一页">
            <ChevronLeft fontSize="small" />
          </PagerLink>
        </li>
        <li className="place">{here === null ? `共 ${pageCount} 页` : `${here} / ${pageCount}`}</li>
        {pagerSlots(here ?? pageCount, pageCount).map((slot, index) => (
          <li className="number" key={slot === 'gap' ? `gap${index}` : slot}>
            {slot === 'gap' ? (
              <span className="gap">…</span>
            ) : (
              <PagerLink href={makeHref(slot)} label={`第${slot}页`} current={slot === here}>
                {slot}
              </PagerLink>
            )}
          </li>
        ))}
        <li>
          <PagerLink href={at < pageCount ? makeHref(at + 1) : null} rel="next" label="下一页">
            <ChevronRight fontSize="small" />
          </PagerLink>
        </li>
      </ol>
    </Bar>
  );
}
