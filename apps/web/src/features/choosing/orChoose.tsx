import { useToast } from '@cheese/ui/toast/useToast';
import { type ComponentType, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { texts } from './texts';

/** The id is in the address; without it, the user chooses from a list. */
export interface Choice {
  /** The name in the address. */
  said: string;
  /** The page of the list. */
  from: string;
}

/** Without the name of what it would show, a page leads to the list where that is chosen. */
export const orChoose = (Page: ComponentType, { said, from }: Choice): ComponentType =>
  function Chosen() {
    const [search] = useSearchParams();
    return search.get(said) ? <Page /> : <ChooseFirst from={from} />;
  };

/** Leads to the list, and says why. */
export function ChooseFirst({ from }: Pick<Choice, 'from'>) {
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    toast.info(texts.chooseFirst);
    void navigate(from, { replace: true });
  }, [toast, navigate, from]);
  return null;
}
