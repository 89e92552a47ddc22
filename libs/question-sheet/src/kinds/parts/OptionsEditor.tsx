import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { RichTextField } from '@cheese/ui/article/RichTextField';
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { KindEditorProps } from '../KindView';
import { texts } from '../texts';
import { emptyOption, letterAt, MOST_OPTIONS } from './beginOptions';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  marginTop: 8,
  '& > input': {
    flex: 'none',
    marginTop: 40,
    width: 18,
    height: 18,
    accentColor: theme.palette.accent.main,
  },
}));

interface OptionsEditorProps extends KindEditorProps {
  /** Input type for marking right options; undefined if the type marks them elsewhere. */
  mark?: 'radio' | 'checkbox';
  onMark?: (option: string) => void;
}

/** The options of a question; each keeps the letter of its place. */
export function OptionsEditor({ draft, onChange, upload, mark, onMark }: OptionsEditorProps) {
  const label = useId();
  const { options, key } = draft;
  const write = (at: number, text: string) =>
    onChange({ ...draft, options: options.with(at, { ...emptyOption(at), ...options[at], text }) });
  return (
    <div role="group" aria-labelledby={label}>
      <FormLabel id={label}>{texts.options}</FormLabel>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {options.map(({ key: letter, text }, at) => (
          // The number of options is in the key: removing one shifts the letters, so every row must
          // remount.
          <Row key={`${letter} of ${options.length}`}>
            {mark && (
              <input
                type={mark}
                name={`${label}-right`}
                aria-label={texts.isRight(letter)}
                checked={key.flat().includes(letter)}
                onChange={() => onMark?.(letter)}
              />
            )}
            <RichTextField
              isCompact
              name={`option${letter}`}
              label={texts.option(letter)}
              initial={text}
              onChange={(html) => write(at, html)}
              {...(upload && { upload })}
            />
            <IconButton
              sx={{ mt: 3 }}
              aria-label={texts.removeOption(letter)}
              disabled={options.length <= 2}
              onClick={() => onChange(withoutOption(draft, at))}
            >
              <Delete fontSize="small" />
            </IconButton>
          </Row>
        ))}
      </ul>
      <Button
        startIcon={<Add />}
        disabled={options.length >= MOST_OPTIONS}
        onClick={() => onChange({ ...draft, options: [...options, emptyOption(options.length)] })}
      >
        {texts.addOption}
      </Button>
    </div>
  );
}

/** Those behind it move up by one letter, in the key too. */
function withoutOption(draft: QuestionDraft, gone: number): QuestionDraft {
  const letter = (old: string) => {
    const at = draft.options.findIndex(({ key }) => key === old);
    return at > gone ? letterAt(at - 1) : old;
  };
  const isLeft = (old: string) => old !== draft.options[gone]?.key;
  return {
    ...draft,
    options: draft.options
      .toSpliced(gone, 1)
      .map((option, at) => ({ ...option, key: letterAt(at) })),
    key: draft.key.map((part) => part.filter(isLeft).map(letter)),
  };
}
