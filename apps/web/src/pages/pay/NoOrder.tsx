import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { useMemberCentreLink } from '../../navigation/useMemberCentreLink';
import { paths } from '../../paths';
import { texts } from './texts';

/** Shown if the order id is missing, or the order belongs to another user. */
export function NoOrder({ sentence, hint }: { sentence: string; hint: string }) {
  const wayIn = useMemberCentreLink();
  return (
    <EmptyState
      sentence={sentence}
      hint={hint}
      action={
        <>
          <Button variant="contained" href={paths.orderCenter()}>
            {texts.toOrders}
          </Button>
          <Button {...wayIn()}>{texts.membership}</Button>
        </>
      }
    />
  );
}
