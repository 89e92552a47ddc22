import { useGetUserHaloQuery } from '@cheese/api-client/people/user';
import type { MemberCard } from '@cheese/domain/contract/shop/membership';
import { openButtonText, preselectedCard } from '@cheese/domain/rules/shop/memberCards';
import { memberState } from '@cheese/domain/rules/shop/memberState';
import { useNow } from '@cheese/ui/time/useNow';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { useState } from 'react';
import { PaidDialog } from '../till/PaidDialog';
import { OpenStep } from './OpenStep';
import { PayStep } from './PayStep';
import { PlanCards } from './PlanCards';
import { texts } from './texts';
import { usePlaceMembership } from './usePlaceMembership';

interface MemberPlansProps {
  plans: readonly MemberCard[];
  asked: number | null;
  onDone: () => void;
}

const known = (plans: readonly MemberCard[], asked: number | null) =>
  plans.find(({ cardId }) => cardId === asked) ?? preselectedCard(plans);

const dayOf = (moment: number) => chinaDay(moment);

/** Plans, and below them the current step of the purchase. */
export function MemberPlans({ plans, asked, onDone }: MemberPlansProps) {
  const { data: halos = [] } = useGetUserHaloQuery();
  const { isMember, expiration } = memberState(halos, useNow());
  const { state, dispatch } = usePlaceMembership(known(plans, asked)?.cardId ?? null);
  const [isPaid, setPaid] = useState(false);
  const { step, cardId, orderId } = state;
  const name = plans.find((plan) => plan.cardId === cardId)?.name ?? '';
  const open = () => dispatch({ type: 'opened' });
  return (
    <>
      <PlanCards
        plans={plans}
        chosen={cardId}
        onChoose={(chosen) => dispatch({ type: 'planChosen', cardId: chosen })}
      />
      {expiration !== null && step !== 'paying' && (
        <Typography variant="caption" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
          {texts.until(dayOf(expiration))}
        </Typography>
      )}
      {step === 'paying' && orderId !== null ? (
        <Box sx={{ mt: 2 }}>
          <PayStep
            orderId={orderId}
            onReorder={open}
            onBack={() => dispatch({ type: 'left' })}
            onPaid={() => setPaid(true)}
            onReplaced={(other) => dispatch({ type: 'replaced', orderId: other })}
          />
        </Box>
      ) : (
        <OpenStep label={openButtonText(isMember)} isBusy={step === 'placing'} onOpen={open} />
      )}
      {isPaid && (
        <PaidDialog
          what={expiration === null ? texts.done(name) : texts.doneUntil(name, dayOf(expiration))}
          onClose={onDone}
        />
      )}
    </>
  );
}
