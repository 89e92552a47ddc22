import {
  useAddSlideLayerMutation,
  useEditSlideLayerMutation,
} from '@cheese/api-client/slides/annotation';
import { layerLimits } from '@cheese/domain/codes/slides/slideLayers';
import type { SlideLayer } from '@cheese/domain/contract/slides/annotation';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { readFailure } from '@cheese/ui/feedback/failure';
import { useToast } from '@cheese/ui/toast/useToast';
import { ColourChoice } from '@cheese/slide-viewer/ColourChoice';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from './texts';

interface LayerDialogProps {
  /** The layer to edit; without it a new one is created. */
  layer?: SlideLayer;
  slideId?: number;
  onMade?: (layer: SlideLayer) => void;
  /** Called after a layer was edited. */
  onChanged?: () => void;
  onClose: () => void;
}

/** Name and colour of a teacher's layer. The user's own layer has a fixed name. */
export function LayerDialog(props: LayerDialogProps) {
  const { layer, slideId = 0, onMade, onChanged, onClose } = props;
  const isOwn = layer?.kind === 'own';
  const fields = useFields({ name: layer?.name ?? '' });
  const first = layer?.colour ?? 'green';
  const [colour, setColour] = useState<SlideLayer['colour']>(first);
  const [add] = useAddSlideLayerMutation();
  const [edit] = useEditSlideLayerMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const save = async (name: string) => {
    if (!layer) {
      const made = { slideId, kind: 'teaching', colour, name } as const;
      return onMade?.(await add(made).unwrap());
    }
    const { id, version } = layer;
    // The endpoint is silent for autosaves, so this dialog must show the failure itself.
    await edit({ id, version, colour, ...(!isOwn && { name }) })
      .unwrap()
      .catch((error: unknown) => {
        toast.error(readFailure(error).message);
        throw error;
      });
    onChanged?.();
  };
  const submit = async (form: HTMLFormElement) => {
    const name = fields.values.name.trim();
    if (!fields.pass(faultsOf({ name: missing(name, texts.nameEmpty) }), form)) return;
    if (await run(() => save(name), layer ? texts.changed : texts.made)) onClose();
  };
  const title = layer ? (isOwn ? texts.colour : texts.rename) : texts.make;
  return (
    <PanelDialog width="xs" title={title} isBusy={isBusy} onClose={onClose}>
      <Form
        label={title}
        isDirty={fields.isDirty || colour !== first}
        onSubmit={(form) => void submit(form)}
      >
        {!isOwn && (
          <FormField
            required
            name="name"
            label={texts.name}
            autoComplete="off"
            maxLength={layerLimits.name}
            fields={fields}
          />
        )}
        <Typography variant="body2" sx={{ mt: isOwn ? 0 : 2, mb: 1 }}>
          {texts.colour}
        </Typography>
        <ColourChoice value={colour} onChange={setColour} />
        <Typography variant="caption" component="p" sx={{ my: 1, color: 'text.secondary' }}>
          {texts.colourHint}
        </Typography>
        <FormEnd isBusy={isBusy} confirm={texts.save} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
