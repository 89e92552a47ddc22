import { usePlaceRechargeOrderMutation } from '@cheese/api-client/shop/recharge';
import type { RechargeOffer } from '@cheese/domain/contract/shop/recharge';
import { preselectedCard } from '@cheese/domain/rules/shop/memberCards';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { useShowType } from '../useShowType';
import { OfferCards } from './OfferCards';
import { texts } from './texts';

/** Chooses an offer, the recommended one by default; ordering leads to the payment. */
export function OfferChoice({ offers }: { offers: readonly RechargeOffer[] }) {
  const [chosen, choose] = useState(preselectedCard(offers)?.id ?? 0);
  const [place] = usePlaceRechargeOrderMutation();
  const { isBusy, run } = useTask();
  const navigate = useNavigate();
  const asked = useShowType();

  const order = () =>
    run(async () => {
      const { id: orderId } = await place({ offerId: chosen }).unwrap();
      await navigate(paths.orderCenterPage('cheers', { ...asked, orderId }));
    });
  return (
    <>
      <OfferCards offers={offers} chosen={chosen} onChoose={choose} />
      <Button
        variant="contained"
        size="large"
        aria-disabled={isBusy}
        onClick={() => void order()}
        sx={{ mt: 3, minWidth: 160 }}
      >
        {isBusy ? texts.placing : texts.go}
      </Button>
    </>
  );
}
