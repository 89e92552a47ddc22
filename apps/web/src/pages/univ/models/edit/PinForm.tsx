import { uploadSuffixes } from '@cheese/domain/codes/base/uploadSuffixes';
import { modelLimits as limits } from '@cheese/domain/codes/bodies/modelMaking';
import { FormField } from '@cheese/ui/form/FormField';
import { useTask } from '@cheese/ui/form/useTask';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { usePictureUpload } from '../../../../features/pictureUpload/usePictureUpload';
import { FileButton } from '../../FileButton';
import { PinPictureRow } from './PinPictureRow';
import { changedPin, type DraftPin, withPicture } from './pins';
import { texts } from './texts';
import type { ModelDraft } from './useModelDraft';

interface PinFormProps {
  draft: ModelDraft;
  pin: DraftPin;
  number: number;
  isUntitled: boolean;
  onReplace: () => void;
}

export function PinForm({ draft: { write }, pin, number, isUntitled, onReplace }: PinFormProps) {
  const { key, title, text, pictures } = pin;
  const upload = usePictureUpload();
  const { isBusy, run } = useTask();
  const [named, worded] = [`pin${key}`, `pinText${key}`];
  const say = (said: Partial<DraftPin>, step: string | null) =>
    write((was) => ({ ...was, pins: changedPin(was.pins, key, said) }), step);
  const fields = {
    values: { [named]: title, [worded]: text },
    faults: isUntitled ? { [named]: texts.pinUntitled } : {},
    change: (name: string, value: string) => {
      if (name === named) say({ title: value }, name);
      else say({ text: value }, name);
    },
  };
  const plain = { autoComplete: 'off', fields } as const;
  const take = (file: File) =>
    run(async () => {
      const src = await upload(file);
      if (src !== null) write((was) => ({ ...was, pins: withPicture(was.pins, key, src) }));
    });
  return (
    <Box role="group" aria-label={texts.pinForm(number)}>
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        {texts.pinForm(number)}
      </Typography>
      <FormField
        required
        name={named}
        label={texts.pinTitle}
        maxLength={limits.pinTitle}
        {...plain}
      />
      <FormField
        name={worded}
        label={texts.pinText}
        placeholder={texts.pinTextPlaceholder}
        maxLength={limits.pinText}
        lines={2}
        {...plain}
      />
      {pictures.map((picture, at) => (
        <PinPictureRow
          // The address alone is not unique: a pin can have the same picture twice.
          key={`${at} ${picture.src}`}
          picture={picture}
          at={at}
          name={title}
          onText={(words) =>
            say(
              { pictures: pictures.map((one, i) => (i === at ? { ...one, text: words } : one)) },
              `${named} ${at}`,
            )
          }
          onRemove={() => say({ pictures: pictures.filter((_, i) => i !== at) }, null)}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {pictures.length < limits.pinPictures && (
          <FileButton
            label={texts.addPicture}
            suffixes={uploadSuffixes.image}
            isBusy={isBusy}
            onFile={(file) => void take(file)}
          />
        )}
        <Button onClick={onReplace}>{texts.replacePin}</Button>
        <Button
          color="error"
          onClick={() =>
            write((was) => ({ ...was, pins: was.pins.filter((one) => one.key !== key) }))
          }
        >
          {texts.removePin}
        </Button>
      </Box>
    </Box>
  );
}
