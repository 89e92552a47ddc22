import { useWithdrawPriceChangeMutation } from '@cheese/api-client/shop/priceManage';
import type { Priced } from '@cheese/domain/contract/shop/priceManage';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { closedWhereMoved } from './closedWhereMoved';
import { HistoryDialog } from './HistoryDialog';
import { LimitDialog } from './LimitDialog';
import { nameOf } from './nameOf';
import { PriceDialog } from './PriceDialog';
import { texts } from './texts';

export interface PriceAct {
  what: 'change' | 'limit' | 'withdraw' | 'endLimited' | 'history';
  thing: Priced;
}

interface PriceDialogsProps {
  act: PriceAct | null;
  onClose: () => void;
}

export function PriceDialogs({ act, onClose }: PriceDialogsProps) {
  const [withdraw] = useWithdrawPriceChangeMutation();
  if (act === null) return null;
  const { what, thing } = act;
  if (what === 'change') return <PriceDialog thing={thing} onClose={onClose} />;
  if (what === 'limit') return <LimitDialog thing={thing} onClose={onClose} />;
  if (what === 'history') return <HistoryDialog thing={thing} onClose={onClose} />;
  const { kind, id } = thing;
  const isLimited = what === 'endLimited';
  const { price = 0, from = 0 } = (isLimited ? thing.limited : thing.next) ?? {};
  const remove = () =>
    closedWhereMoved(withdraw({ kind, id, isLimited, shown: { price, from } }).unwrap(), onClose);
  return isLimited ? (
    <RemoveDialog
      title={texts.endLimited}
      consequence={texts.endLoss(nameOf(thing))}
      confirm={texts.endLimited}
      done={texts.limitedEnded}
      remove={remove}
      onClose={onClose}
    />
  ) : (
    <RemoveDialog
      title={texts.withdraw}
      consequence={texts.withdrawLoss(nameOf(thing), chinaMinute(thing.next?.from ?? 0))}
      confirm={texts.withdraw}
      done={texts.withdrawn}
      remove={remove}
      onClose={onClose}
    />
  );
}
