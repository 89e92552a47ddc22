import { AgreementTick } from '@cheese/ui/signIn/AgreementTick';
import { useAgreement } from '@cheese/ui/signIn/useAgreement';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { paths } from '../../../paths';
import { texts } from './texts';

const Form = styled('form')({ display: 'grid', gap: 8, marginTop: 24 });

interface OpenStepProps {
  /** 立即开通, or for a member 立即续费. */
  label: string;
  isBusy: boolean;
  onOpen: () => void;
}

/** The order requires consent to the agreement. */
export function OpenStep({ label, isBusy, onOpen }: OpenStepProps) {
  const agreement = useAgreement();
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && agreement.demand(event.currentTarget)) onOpen();
      }}
    >
      <AgreementTick agreement={agreement}>
        {texts.agree}
        <Link href={paths.agreement.member()} target="_blank" underline="always">
          {texts.agreement}
        </Link>
      </AgreementTick>
      <Button type="submit" variant="contained" size="large" aria-disabled={isBusy}>
        {isBusy ? texts.placing : label}
      </Button>
    </Form>
  );
}
