import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import type { KindEditorProps } from '../KindView';
import { OptionsEditor } from '../parts/OptionsEditor';
import { texts } from '../texts';
import { inOrder, isOrdered } from './inOrder';

/**
 * The steps are written in the right order; if an import had no order, the author confirms it with
 * the button.
 */
export default function OrderingEditor(props: KindEditorProps) {
  const { draft, onChange } = props;
  const hasOrder = isOrdered(draft);
  return (
    <div>
      <OptionsEditor
        {...props}
        onChange={(next) => onChange(hasOrder ? inOrder(next) : { ...next, key: [] })}
      />
      <FormHelperText>{texts.orderLead}</FormHelperText>
      {!hasOrder && (
        <Button variant="outlined" onClick={() => onChange(inOrder({ ...draft, key: [] }))}>
          {texts.orderIsRight}
        </Button>
      )}
    </div>
  );
}
