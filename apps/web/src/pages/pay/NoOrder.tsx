import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { useWayToMemberCentre } from '../../navigation/useWayToMemberCentre';
import { paths } from '../../paths';
import { texts } from './texts';

/** An address that names no order, or one that is not there for who looks. */
export function NoOrder({ sentence, hint }: { sentence: string; hint: string }) {
  const wayIn = useWayToMemberCentre();
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
