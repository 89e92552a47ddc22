import type { MemberBenefit } from '@cheese/domain/contract/shop/membership';
import Typography from '@mui/material/Typography';
import { BenefitList } from './BenefitList';
import { texts } from './texts';

export function Benefits({ benefits }: { benefits: readonly MemberBenefit[] }) {
  if (benefits.length === 0) return null;
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {texts.benefits}
      </Typography>
      <BenefitList benefits={benefits} />
    </section>
  );
}
