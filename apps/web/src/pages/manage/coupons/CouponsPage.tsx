import { couponWayCodes } from '@cheese/domain/codes/shop/coupons';
import {
  useGetManagedCouponsQuery,
  useVoidCouponMutation,
} from '@cheese/api-client/shop/couponManage';
import type { ManagedCoupon } from '@cheese/domain/contract/shop/couponManage';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { couponColumns, filters } from './couponColumns';
import { CouponFormDialog } from './CouponFormDialog';
import { GrantDialog } from './GrantDialog';
import { texts } from './texts';

type Opened = { what: 'add' } | { what: 'grant' | 'void'; coupon: ManagedCoupon };

export default function CouponsPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const [now] = useState(Date.now);
  const query = useGetManagedCouponsQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, open] = useState<Opened | null>(null);

  const actionsFor = (coupon: ManagedCoupon): RowAction[] => {
    if (coupon.voidedAt !== null) return [];
    const isGiven = coupon.way === couponWayCodes.given && coupon.endsAt > now;
    return [
      ...(isGiven ? [{ text: texts.grant, act: () => open({ what: 'grant', coupon }) }] : []),
      { text: texts.void, isDangerous: true, act: () => open({ what: 'void', coupon }) },
    ];
  };
  const add = (
    <Button variant="contained" onClick={() => open({ what: 'add' })}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageTitle actions={add}>{texts.title}</PageTitle>
      <FilterBar
        address={address}
        filters={filters}
        names={texts.filters}
        placeholder={texts.placeholder}
      />
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={couponColumns(actionsFor, now)}
        idOf={({ id }) => id}
        start={add}
      />
      <CouponDialogs opened={opened} onClose={() => open(null)} />
    </>
  );
}

function CouponDialogs({ opened, onClose }: { opened: Opened | null; onClose: () => void }) {
  const [makeVoid] = useVoidCouponMutation();
  if (opened === null) return null;
  if (opened.what === 'add') return <CouponFormDialog onClose={onClose} />;
  const { what, coupon } = opened;
  if (what === 'grant') return <GrantDialog coupon={coupon} onClose={onClose} />;
  return (
    <RemoveDialog
      title={texts.voidTitle}
      consequence={texts.voidLoss(coupon.name)}
      confirm={texts.void}
      done={texts.voidDone}
      remove={() => makeVoid({ id: coupon.id }).unwrap()}
      onClose={onClose}
    />
  );
}
