import { slideTaskKindCodes, type SlideTaskKind } from '@cheese/domain/codes/slides/slideTask';
import { withShape } from '@cheese/slide-viewer/shapes/history';
import type { Slide } from '@cheese/slide-viewer/slide';
import { FormField } from '@cheese/ui/form/FormField';
import TextField from '@mui/material/TextField';
import { KindNumbers } from './KindNumbers';
import { OptionFields } from './OptionFields';
import { texts } from './texts';
import type { Making } from './useMaking';

interface KindFieldsProps {
  kind: SlideTaskKind;
  making: Making;
  slide: Slide;
}

export function KindFields({ kind, making, slide }: KindFieldsProps) {
  const { fields, options, setOptions } = making;
  return (
    <>
      <KindNumbers kind={kind} fields={fields} slide={slide} />
      {kind === slideTaskKindCodes.label && (
        <>
          <PlaceNames own={making.own} />
          <FormField
            fields={fields}
            autoComplete="off"
            name="others"
            label={texts.others}
            maxLength={400}
            lines={2}
          />
        </>
      )}
      {kind === slideTaskKindCodes.choose && (
        <OptionFields options={options} onChange={setOptions} />
      )}
    </>
  );
}

/** Names of the places, which can also be typed on the slide. */
function PlaceNames({ own }: Pick<Making, 'own'>) {
  const { shapes, change, select } = own;
  return shapes.map((shape, i) => (
    <TextField
      key={shape.id}
      size="small"
      label={texts.label(i + 1)}
      value={shape.text}
      slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
      onFocus={() => select(shape.id)}
      onChange={({ target }) => change(withShape(shapes, { ...shape, text: target.value }))}
    />
  ));
}
