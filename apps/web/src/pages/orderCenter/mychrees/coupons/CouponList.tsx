import { useGetOwnCouponsQuery } from '@cheese/api-client/shop/coupon';
import { type CouponState, couponStates } from '@cheese/domain/codes/shop/coupons';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import { AccountList, LINES } from '../../AccountList';
import { texts } from '../texts';
import { CouponSlip } from './CouponSlip';

const filters = { state: couponStates };
const states = Object.keys(couponStates) as CouponState[];

/** The user's coupons: usable, used and no longer valid. */
export function CouponList() {
  const { asked, href } = useListAddress(filters);
  const { page, state = 'usable' } = asked;
  const query = useGetOwnCouponsQuery(
    { page, pageCnt: LINES, state },
    { refetchOnMountOrArgChange: true },
  );
  const choices = states.map((each) => ({
    label: couponStates[each],
    href: href({ state: each }),
    isChosen: each === state,
  }));
  return (
    <>
      <ChoiceRow label={texts.couponStates} choices={choices} />
      <AccountList
        query={query}
        what={texts.coupons}
        page={page}
        pageHref={(to) => href({ page: to })}
        empty={<EmptyState sentence={texts.noCoupons[state]} hint={texts.noCouponsHint} />}
        line={(coupon) => (
          <CouponSlip
            key={`${coupon.id} ${coupon.used?.orderId}`}
            coupon={coupon}
            isPast={state !== 'usable'}
          />
        )}
      />
    </>
  );
}
