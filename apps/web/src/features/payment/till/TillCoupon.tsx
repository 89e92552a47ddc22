import { useChooseCouponMutation, useGetFittingCouponsQuery } from '@cheese/api-client/shop/coupon';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { useTask } from '@cheese/ui/form/useTask';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { texts } from './texts';

const Line = styled('div')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  margin: '12px 0 4px',
  '& .name': { flex: 'none', color: palette.text.secondary },
  '& .choice': { ...typography.body1, flex: '1 1 200px', minWidth: 0, height: 36 },
  '& small': { ...typography.caption, flex: '1 0 100%', color: palette.success.main },
}));

/** Wraps, so that the amount behind the name stays visible on a phone. */
const Choice = styled(MenuItem)({ whiteSpace: 'normal', overflowWrap: 'anywhere' });

const NONE = '';

/** The select is rendered only after the coupons have loaded, so focus it by its ref. */
const standOn = (choice: { focus(): void } | null) => choice?.focus();

interface TillCouponProps {
  order: OrderDetail;
  /** True right after the choice of a coupon replaced the order; the focus was on the select. */
  isChosenAnew: boolean;
  /** Called with the id of the order that replaces this one. */
  onReplaced: (orderId: number) => void;
}

/**
 * Coupons that apply, the best first. Each choice replaces the order, so a select that acts on
 * every arrow key would not do.
 */
export function TillCoupon({ order, isChosenAnew, onReplaced }: TillCouponProps) {
  const { id: orderId, couponId, discount } = order;
  const asked = { refetchOnMountOrArgChange: true };
  const { data: fitting = [] } = useGetFittingCouponsQuery({ orderId }, asked);
  const [choose] = useChooseCouponMutation();
  const { isBusy, run } = useTask();
  const [name, hint] = [useId(), useId()];
  const [best] = fitting;
  if (!best && couponId === null) return null;

  const change = (chosen: number | null) =>
    void run(async () => onReplaced((await choose({ orderId, couponId: chosen }).unwrap()).id));
  const known = fitting.some(({ id }) => id === couponId);
  const offer = best ? texts.couponCount(fitting.length, priceText(best.discount)) : '';
  const said = couponId === null ? offer : texts.couponUsed(priceText(discount));
  return (
    <Line>
      <span className="name" id={name}>
        {texts.coupon}
      </span>
      <Select
        displayEmpty
        className="choice"
        labelId={name}
        inputRef={isChosenAnew ? standOn : null}
        value={String(couponId ?? NONE)}
        onChange={({ target }) => change(target.value === NONE ? null : Number(target.value))}
        SelectDisplayProps={{ 'aria-describedby': hint, 'aria-disabled': isBusy }}
      >
        <Choice value={NONE}>{texts.noCoupon}</Choice>
        {couponId !== null && !known && (
          <Choice value={String(couponId)}>{order.couponName}</Choice>
        )}
        {fitting.map(({ id, name: coupon, discount: off }) => (
          <Choice key={id} value={String(id)}>
            {texts.couponOff(coupon, priceText(off))}
          </Choice>
        ))}
      </Select>
      <small id={hint} role="status">
        {isBusy ? texts.changingCoupon : said}
      </small>
    </Line>
  );
}
