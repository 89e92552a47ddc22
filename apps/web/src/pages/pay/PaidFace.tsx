import { Notice } from '@cheese/ui/feedback/Notice';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { texts } from './texts';

/** Nothing is left to pay: where it goes on. */
export function PaidFace({ way }: { way: string | null }) {
  return (
    <Notice
      dense
      title={texts.paid}
      detail={texts.paidHint}
      action={
        <>
          {way && (
            <Button variant="contained" href={way}>
              {texts.use}
            </Button>
          )}
          <Button href={paths.orderCenter()}>{texts.orders}</Button>
        </>
      }
    />
  );
}
