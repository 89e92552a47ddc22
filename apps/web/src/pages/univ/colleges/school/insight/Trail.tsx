import type { InsightOverview } from '@cheese/domain/contract/front/schoolInsight';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { texts } from './texts';
import type { InsightAddress } from './useInsightAddress';

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
  '& li + li::before': { content: '"›"', margin: '0 8px', color: theme.palette.text.third },
  '& [aria-current]': { fontWeight: 600 },
}));

interface TrailProps {
  overview: InsightOverview;
  address: InsightAddress;
}

/** Breadcrumbs from the top level that the user may see down to the current group. */
export function Trail({ overview, address: { placeHref } }: TrailProps) {
  const { departments, class: ofClass, teachingClass } = overview;
  const last = ofClass ?? teachingClass;
  const steps = [
    { name: texts.whole, href: placeHref({}) },
    ...departments.map(({ id, name }) => ({ name, href: placeHref({ departmentId: id }) })),
    ...(last ? [{ name: last.name, href: '' }] : []),
  ];
  return (
    <nav aria-label={texts.trail}>
      <List>
        {steps.map(({ name, href }, at) => (
          <li key={name}>
            {at === steps.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={href}>{name}</Link>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
