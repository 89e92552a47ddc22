import { questionTypeCodes, type QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import { questionKinds } from '@cheese/domain/questions/kinds';
import type { QuestionKind } from '@cheese/domain/questions/kind';
import { RichText } from '@cheese/ui/article/RichText';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Radio from '@mui/material/Radio';
import TextField from '@mui/material/TextField';
import { correctTexts as texts } from './correctTexts';
import type { NumberedItem } from './ItemSection';

interface KeyFieldsProps {
  item: NumberedItem;
  value: string[][];
  onChange: (key: string[][]) => void;
}

const drawn: readonly QuestionType[] = [questionTypeCodes.picture, questionTypeCodes.slide];

/** A key drawn on a picture or a slide cannot be typed. */
export const mayBeTyped = (type: QuestionType) => !drawn.includes(type);

export function KeyFields({ item, value, onChange }: KeyFieldsProps) {
  const kind: QuestionKind = questionKinds[item.type];
  return kind.choosesOptions ? (
    <Options item={item} value={value} onChange={onChange} />
  ) : (
    <Words value={value} onChange={onChange} />
  );
}

function Options({ item, value, onChange }: KeyFieldsProps) {
  const right = value[0] ?? [];
  const isSeveral = item.type === questionTypeCodes.multipleChoice;
  const Tick = isSeveral ? Checkbox : Radio;
  const toggle = (option: string) => {
    if (!isSeveral) return onChange([[option]]);
    const isOn = right.includes(option);
    const next = isOn ? right.filter((one) => one !== option) : [...right, option];
    return onChange([next.sort()]);
  };
  return (
    <FormGroup role="group" aria-label={texts.key} sx={{ mb: 2 }}>
      {item.options.map(({ key, text }) => (
        <FormControlLabel
          key={key}
          control={<Tick checked={right.includes(key)} onChange={() => toggle(key)} />}
          label={
            <>
              {key}. <RichText html={text} isInline />
            </>
          }
        />
      ))}
    </FormGroup>
  );
}

const Words = ({ value, onChange }: Omit<KeyFieldsProps, 'item'>) => (
  <FormGroup role="group" aria-label={texts.key} sx={{ gap: 1, mb: 2 }}>
    {value.map((part, at) => (
      <TextField
        key={at}
        size="small"
        label={texts.gap(at + 1)}
        helperText={texts.gapHint}
        multiline
        defaultValue={part.join('\n')}
        onChange={({ target }) => {
          const forms = target.value.split('\n').map((form) => form.trim());
          onChange(
            value.with(
              at,
              forms.filter((form) => form !== ''),
            ),
          );
        }}
      />
    ))}
  </FormGroup>
);
