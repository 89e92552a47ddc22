import type { NewsArticle } from '@cheese/domain/contract/content/news';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { paths } from '../../../paths';
import { texts } from './texts';

type Neighbour = NewsArticle['previous'];

const Row = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  margin: '16px 0 24px',
  '& > :last-child': { textAlign: 'right' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr',
    '& > :last-child': { textAlign: 'left' },
  },
}));

const Label = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.palette.text.third,
}));

export function Neighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  return (
    <Row aria-label={texts.neighbours}>
      <Step label={texts.previous} to={previous} />
      <Step label={texts.next} to={next} />
    </Row>
  );
}

function Step({ label, to }: { label: string; to: Neighbour }) {
  return (
    <div>
      <Label>{label}</Label>
      {to ? <Link href={paths.realTimeInfo.detail({ id: to.id })}>{to.title}</Link> : texts.none}
    </div>
  );
}
