import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AppLink } from '../links/AppLink';
import { telHref } from '../links/telHref';
import { Content } from './Content';

export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

interface FooterProps {
  columns: readonly FooterColumn[];
  hotline: { number: string; hours: string };
  address: string;
  copyright?: string | null;
  /** Filing numbers and other links of the last line. */
  filings?: readonly FooterLink[];
  /** A QR code, a download. */
  extra?: ReactNode;
}

const Ground = styled('footer')(({ theme }) => ({
  marginTop: 48,
  padding: '40px 0 24px',
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.surface,
  borderTop: `1px solid ${theme.palette.hairline}`,
}));

/** A light link, because MUI's would add weight to the first page. */
const FootLink = styled(AppLink)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: '32px 24px',
  '& h2': { marginBottom: 12 },
  '& ul': { margin: 0, padding: 0 },
  '& li': { listStyle: 'none', marginBottom: 8 },
});

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  color: theme.palette.text.primary,
}));

const HotlineNumber = styled('a')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'block',
  color: theme.palette.text.primary,
  textDecoration: 'none',
}));

const LastLine = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginTop: 32,
  paddingTop: 16,
  color: theme.palette.text.third,
  borderTop: `1px solid ${theme.palette.hairline}`,
}));

function LinkColumn({ title, links }: FooterColumn) {
  return (
    <nav aria-label={title}>
      <Title>{title}</Title>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <FootLink href={href}>{label}</FootLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const span = /(\d+:\d+-\d+:\d+)/;
const Together = styled('span')({ whiteSpace: 'nowrap' });

/** Keeps a time range together on one line. */
const Hours = ({ said }: { said: string }) =>
  said.split(span).map((part) => (span.test(part) ? <Together key={part}>{part}</Together> : part));

export function Footer(props: FooterProps) {
  const { columns, hotline, address, copyright, filings = [], extra } = props;
  return (
    <Ground>
      <Content>
        <Columns>
          {columns.map((column) => (
            <LinkColumn key={column.title} {...column} />
          ))}
          <div>
            <Title>联系我们</Title>
            <HotlineNumber href={telHref(hotline.number)}>{hotline.number}</HotlineNumber>
            <p>
              <Hours said={hotline.hours} />
            </p>
            <p>{address}</p>
          </div>
          {extra}
        </Columns>
        {(copyright || filings.length > 0) && (
          <LastLine>
            {copyright && <span>{copyright}</span>}
            {filings.map(({ label, href }) => (
              <FootLink key={label} href={href}>
                {label}
              </FootLink>
            ))}
          </LastLine>
        )}
      </Content>
    </Ground>
  );
}
