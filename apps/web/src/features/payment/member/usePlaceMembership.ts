import { useVipPlaceOrderMutation } from '@cheese/api-client/shop/membership';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { firstLook, memberReducer } from './memberState';

/**
 * Chooses a plan and places its order. If an unpaid order for it exists, the server returns that.
 */
export function usePlaceMembership(preselected: number | null) {
  const [state, dispatch] = useReducer(memberReducer, preselected, firstLook);
  const [placeOrder] = useVipPlaceOrderMutation();
  const { step, attempt } = state;

  const place = useEffectEvent(async () => {
    if (state.cardId === null) return;
    try {
      const { id: orderId } = await placeOrder({ cardId: state.cardId }).unwrap();
      dispatch({ type: 'placed', attempt, orderId });
    } catch {
      // The call itself shows a toast on failure.
      dispatch({ type: 'placeFailed', attempt });
    }
  });
  const isPlacing = step === 'placing';
  useEffect(() => {
    if (isPlacing) void place();
  }, [isPlacing, attempt]);

  return { state, dispatch };
}
