import { useGetRechargeOffersQuery } from '@cheese/api-client/shop/recharge';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { OfferChoice } from './OfferChoice';
import { texts } from './texts';

export function RechargeSection() {
  const query = useGetRechargeOffersQuery();
  return (
    <Section title={texts.recharge}>
      <Answered
        query={query}
        what={texts.offers}
        skeleton={<RowsSkeleton count={2} />}
        empty={<EmptyState sentence={texts.noOffers} />}
      >
        {(offers) => <OfferChoice offers={offers} />}
      </Answered>
    </Section>
  );
}
