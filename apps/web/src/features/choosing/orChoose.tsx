import { useToast } from '@cheese/ui/toast/useToast';
import { type ComponentType, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { texts } from './texts';

/** The id is in the address; without it, the user chooses from a list. */
export interface Choice {
  /** Name of the query parameter. */
  said: string;
  /** Path of the list page. */
  from: string;
}

/** A page whose id is missing in the address redirects to the list. */
export const orChoose = (Page: ComponentType, { said, from }: Choice): ComponentType =>
  function Chosen() {
    const [search] = useSearchParams();
    return search.get(said) ? <Page /> : <ChooseFirst from={from} />;
  };

/** Redirects to the list with a toast that explains why. */
export function ChooseFirst({ from }: Pick<Choice, 'from'>) {
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    toast.info(texts.chooseFirst);
    void navigate(from, { replace: true });
  }, [toast, navigate, from]);
  return null;
}
