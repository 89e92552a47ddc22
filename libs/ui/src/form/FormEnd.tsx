import { SubmitButton } from './SubmitButton';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLeave } from '../unsaved/UnsavedContext';
import { texts } from './texts';

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  // `&&` outweighs the button's own width, whatever the order of the styles.
  '&& > *': { flex: 'none', width: 'auto' },
});

interface FormEndProps {
  isBusy: boolean;
  confirm?: string;
  /** `error` where something ends that does not come back. */
  tone?: 'error' | 'primary';
  onCancel: () => void;
}

/** The two ways out of a form in a dialog. */
export function FormEnd(props: FormEndProps) {
  const { isBusy, confirm = texts.save, tone = 'primary', onCancel } = props;
  const leave = useLeave();
  return (
    <Row>
      <Button color="inherit" size="large" onClick={() => leave(onCancel)}>
        {texts.cancel}
      </Button>
      <SubmitButton isBusy={isBusy} busy={texts.saving} tone={tone}>
        {confirm}
      </SubmitButton>
    </Row>
  );
}
