import type { MemberBenefit } from '@cheese/domain/contract/shop/membership';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import { styled } from '@mui/material/styles';

const List = styled('ul')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  alignContent: 'center',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 8 },
  '& svg': { flex: 'none', fontSize: 20, color: palette.brandText },
  '& b': { ...typography.body1, display: 'block', fontWeight: 600 },
  '& span': { ...typography.caption, color: palette.text.secondary },
  '&.wide': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 20 },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 8,
    '&.wide': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
  },
}));

interface BenefitListProps {
  benefits: readonly MemberBenefit[];
  isWide?: boolean;
}

export const BenefitList = ({ benefits, isWide = false }: BenefitListProps) => (
  <List className={isWide ? 'wide' : ''}>
    {benefits.map(({ title, desc }) => (
      <li key={title}>
        <CheckIcon aria-hidden />
        <div>
          <b>{title}</b>
          <span>{desc}</span>
        </div>
      </li>
    ))}
  </List>
);
