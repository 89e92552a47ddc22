import {
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
} from '@cheese/api-client/people/session';
import { useToast } from '@cheese/ui/toast/useToast';
import { useState } from 'react';
import { texts as shared } from '../texts';
import { texts } from './texts';

type Which = number | 'others';

/** Ends one session or all others, after a confirmation. */
export function useEnding() {
  const [which, choose] = useState<Which | null>(null);
  const [revoke, one] = useRevokeSessionMutation();
  const [revokeOthers, others] = useRevokeOtherSessionsMutation();
  const toast = useToast();

  const confirm = async (chosen: Which) => {
    const isAll = chosen === 'others';
    const { error } = await (isAll ? revokeOthers() : revoke({ id: chosen }));
    if (!error) toast.success(isAll ? texts.othersRevoked : texts.revoked);
    choose(null);
  };
  const isAll = which === 'others';
  const question = which !== null && {
    title: isAll ? texts.revokeOthersTitle : texts.revokeTitle,
    consequence: isAll ? texts.revokeOthersConsequence : texts.revokeConsequence,
    confirm: shared.confirm,
    isBusy: one.isLoading || others.isLoading,
    onConfirm: () => void confirm(which),
    onClose: () => choose(null),
  };
  return { choose, question };
}
