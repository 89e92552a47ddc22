import FormHelperText from '@mui/material/FormHelperText';
import type { KindEditorProps } from '../KindView';
import { OptionsEditor } from '../parts/OptionsEditor';
import { texts } from '../texts';

/** The steps, written in the order that is right. */
export default function OrderingEditor(props: KindEditorProps) {
  return (
    <div>
      <OptionsEditor {...props} />
      <FormHelperText>{texts.orderLead}</FormHelperText>
    </div>
  );
}
