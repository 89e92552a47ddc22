import { Notice } from '@cheese/ui/feedback/Notice';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { texts } from './texts';

/** Shown for a paid order, with a link to use what was bought. */
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
