import type { MemberBenefit, MemberCard } from '@cheese/domain/contract/shop/membership';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import { styled } from '@mui/material/styles';
import { HomeSection } from '../HomeSection';
import { MemberPlans } from './MemberPlans';
import { texts } from './texts';

const Panel = styled('div')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: 32,
  padding: 24,
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& .benefits': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 20,
    alignContent: 'center',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& .benefits li': { display: 'flex', gap: 8 },
  '& .benefits svg': { flex: 'none', fontSize: 20, color: palette.brandText },
  '& .benefits b': { ...typography.h4, display: 'block' },
  '& .benefits span': { ...typography.caption, color: palette.text.third },
  [breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
  [breakpoints.down('sm')]: {
    padding: 16,
    '& .benefits': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
  },
}));

interface MemberAreaProps {
  benefits: readonly MemberBenefit[];
  plans: readonly MemberCard[];
  isMember: boolean;
}

/** What members get, and what it costs to be one. */
export function MemberArea({ benefits, plans, isMember }: MemberAreaProps) {
  if (plans.length === 0) return null;
  return (
    <HomeSection title={texts.member} lead={texts.memberLead}>
      <Panel>
        <ul className="benefits">
          {benefits.map(({ title, desc }) => (
            <li key={title}>
              <CheckIcon aria-hidden />
              <div>
                <b>{title}</b>
                <span>{desc}</span>
              </div>
            </li>
          ))}
        </ul>
        <MemberPlans plans={plans} isMember={isMember} />
      </Panel>
    </HomeSection>
  );
}
