import { useChooseCouponMutation, useGetFittingCouponsQuery } from '@cheese/api-client/shop/coupon';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { priceText } from '@cheese/domain/rules/priceText';
import { useTask } from '@cheese/ui/form/useTask';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { texts } from './texts';

const Line = styled('div')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  margin: '12px 0 4px',
  '& label': { flex: 'none', color: palette.text.secondary },
  '& select': {
    ...typography.body1,
    flex: '1 1 200px',
    minWidth: 0,
    height: 36,
    padding: '0 8px',
    color: palette.text.primary,
    backgroundColor: palette.surface,
    border: `1px solid ${palette.divider}`,
    borderRadius: 4,
  },
  '& small': { ...typography.caption, flex: '1 0 100%', color: palette.success.main },
}));

interface TillCouponProps {
  order: OrderDetail;
  /** The order stands anew, under another number: it is paid in the place of this one. */
  onReplaced: (orderId: number) => void;
}

/** The coupons that make this order cheaper, the best first; chosen before it is paid. */
export function TillCoupon({ order, onReplaced }: TillCouponProps) {
  const { id: orderId, couponId, discount } = order;
  const asked = { refetchOnMountOrArgChange: true };
  const { data: fitting = [] } = useGetFittingCouponsQuery({ orderId }, asked);
  const [choose] = useChooseCouponMutation();
  const { isBusy, run } = useTask();
  const [select, hint] = [useId(), useId()];
  const [best] = fitting;
  if (!best && couponId === null) return null;

  const change = (chosen: number | null) =>
    void run(async () => onReplaced((await choose({ orderId, couponId: chosen }).unwrap()).id));
  const known = fitting.some(({ id }) => id === couponId);
  const offer = best ? texts.couponCount(fitting.length, priceText(best.discount)) : '';
  const said = couponId === null ? offer : texts.couponUsed(priceText(discount));
  return (
    <Line>
      <label htmlFor={select}>{texts.coupon}</label>
      <select
        id={select}
        aria-describedby={hint}
        aria-disabled={isBusy}
        value={String(couponId ?? '')}
        onChange={({ target }) => change(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{texts.noCoupon}</option>
        {couponId !== null && !known && <option value={couponId}>{order.couponName}</option>}
        {fitting.map(({ id, name, discount: off }) => (
          <option key={id} value={id}>
            {texts.couponOff(name, priceText(off))}
          </option>
        ))}
      </select>
      <small id={hint} role="status">
        {isBusy ? texts.changingCoupon : said}
      </small>
    </Line>
  );
}
