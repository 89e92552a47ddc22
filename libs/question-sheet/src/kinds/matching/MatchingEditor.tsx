import type { QuestionDraft } from '@cheese/domain/questions/draft';
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { KindEditorProps } from '../KindView';
import { LabelledInput } from '../parts/LabelledInput';
import { OptionsEditor } from '../parts/OptionsEditor';
import { texts } from '../texts';

const MOST_PROMPTS = 20;

/** The options, and to each thing the one that belongs to it. */
export default function MatchingEditor(props: KindEditorProps) {
  const { draft, onChange } = props;
  const label = useId();
  const { prompts, key, options } = draft;
  const change = (next: Pick<QuestionDraft, 'prompts' | 'key'>) => onChange({ ...draft, ...next });
  const match = (at: number, option: string) =>
    change({ prompts, key: key.with(at, option === '' ? [] : [option]) });
  return (
    <>
      <OptionsEditor {...props} />
      <div role="group" aria-labelledby={label}>
        <FormLabel id={label}>{texts.prompts}</FormLabel>
        {prompts.map((prompt, at) => (
          <LabelledInput
            key={at}
            label={texts.promptAt(at + 1)}
            value={prompt}
            onChange={(words) => change({ prompts: prompts.with(at, words), key })}
            end={
              <>
                <NativeSelect
                  value={key[at]?.[0] ?? ''}
                  onChange={({ target }) => match(at, target.value)}
                  input={<OutlinedInput size="small" />}
                  inputProps={{ 'aria-label': texts.matchOf(at + 1) }}
                >
                  <option value="">{texts.choose}</option>
                  {options.map((option) => (
                    <option key={option.key}>{option.key}</option>
                  ))}
                </NativeSelect>
                <IconButton
                  aria-label={texts.removePrompt(at + 1)}
                  disabled={prompts.length <= 1}
                  onClick={() =>
                    change({ prompts: prompts.toSpliced(at, 1), key: key.toSpliced(at, 1) })
                  }
                >
                  <Delete fontSize="small" />
                </IconButton>
              </>
            }
          />
        ))}
        <Button
          startIcon={<Add />}
          disabled={prompts.length >= MOST_PROMPTS}
          onClick={() => change({ prompts: [...prompts, ''], key: [...key, []] })}
        >
          {texts.addPrompt}
        </Button>
      </div>
    </>
  );
}
