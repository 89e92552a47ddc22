import { couponAudienceCodes, couponAudiences } from '@cheese/domain/codes/shop/coupons';
import type { OwnCoupon } from '@cheese/domain/contract/shop/coupon';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { couponText, scopeText } from '@cheese/domain/rules/shop/couponText';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { AppLink } from '@cheese/ui/links/AppLink';
import { styled } from '@mui/material/styles';
import { paths } from '../../../../paths';
import { texts } from '../texts';

const Slip = styled('article')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'flex',
  gap: 16,
  marginBottom: 12,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  overflow: 'hidden',
  '& .off': {
    ...typography.h3,
    display: 'grid',
    flex: 'none',
    placeContent: 'center',
    width: 168,
    padding: 12,
    textAlign: 'center',
    textWrap: 'balance',
    color: palette.brandText,
    backgroundColor: palette.brandWash,
    borderRight: `1px dashed ${palette.hairline}`,
  },
  '&.past .off': { color: palette.text.secondary, backgroundColor: palette.ground },
  '& .words': { minWidth: 0, padding: '12px 16px 12px 0' },
  '& .words b': { ...typography.h4, overflowWrap: 'anywhere' },
  '& small': { ...typography.caption, display: 'block', color: palette.text.secondary },
  // Breaks a long line between the two times, not within one.
  '& .span': { textWrap: 'balance' },
  [breakpoints.down('sm')]: { '& .off': { ...typography.h4, width: 112 } },
}));

interface CouponSlipProps {
  coupon: OwnCoupon;
  /** True if the coupon can no longer be used. */
  isPast: boolean;
}

/** One coupon: discount, conditions and validity, or the order it was used for. */
export function CouponSlip({ coupon, isPast }: CouponSlipProps) {
  const { name, audience, startsAt, endsAt, left, isVoid, used } = coupon;
  const facts = [
    texts.scope(scopeText(coupon)),
    audience === couponAudienceCodes.everybody ? null : texts.audience(couponAudiences[audience]),
    left > 1 && !isPast ? texts.left(left) : null,
  ];
  return (
    <Slip className={isPast ? 'past' : ''} aria-label={name}>
      <div className="off">{couponText(coupon)}</div>
      <div className="words">
        <b>{name}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        <small className="span">
          {isVoid ? texts.voided : texts.span(chinaMinute(startsAt), chinaMinute(endsAt))}
        </small>
        {used && (
          <small>
            {texts.usedOn(chinaMinute(used.at), priceText(used.discount))}{' '}
            <AppLink href={paths.orderCenterPage('order', { orderId: used.orderId })}>
              {texts.order(used.orderNo)}
            </AppLink>
          </small>
        )}
      </div>
    </Slip>
  );
}
