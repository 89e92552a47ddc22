import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

export interface Crumb {
  label: string;
  /** The last one, where the reader is, needs none. */
  href?: string;
}

const Trail = styled('nav')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.third,
  '& ol': { display: 'flex', minWidth: 0, margin: 0, padding: '12px 0' },
  '& li': { listStyle: 'none', flex: 'none', maxWidth: '40%' },
  '& li:last-child': { flex: '0 1 auto', minWidth: 0, maxWidth: 'none' },
  '& li, & li > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& li + li::before': { content: '"/"', margin: '0 8px', color: theme.palette.text.third },
  '& [aria-current]': { color: theme.palette.text.primary },
}));

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const last = trail.length - 1;
  return (
    <Trail aria-label="当前位置">
      <ol>
        {trail.map(({ label, href }, index) => (
          <li key={label}>
            {href === undefined || index === last ? (
              <span {...(index === last && { 'aria-current': 'page' })}>{label}</span>
            ) : (
              <Link href={href} color="inherit">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Trail>
  );
}
