import type { MemberBenefit, MemberCard } from '@cheese/domain/contract/shop/membership';
import { styled } from '@mui/material/styles';
import { BenefitList } from '../../../features/payment/member/BenefitList';
import { HomeSection } from '../HomeSection';
import { MemberPlans } from './MemberPlans';
import { texts } from './texts';

const Panel = styled('div')(({ theme: { breakpoints, palette } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: 32,
  padding: 24,
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  [breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
  [breakpoints.down('sm')]: {
    padding: 16,
  },
}));

interface MemberAreaProps {
  benefits: readonly MemberBenefit[];
  plans: readonly MemberCard[];
  isMember: boolean;
}

export function MemberArea({ benefits, plans, isMember }: MemberAreaProps) {
  if (plans.length === 0) return null;
  return (
    <HomeSection title={texts.member} lead={texts.memberLead}>
      <Panel>
        <BenefitList isWide benefits={benefits} />
        <MemberPlans plans={plans} isMember={isMember} />
      </Panel>
    </HomeSection>
  );
}
