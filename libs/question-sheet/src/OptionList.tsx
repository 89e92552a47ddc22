import { styled } from '@mui/material/styles';
import type { Question } from './Paper';

const OptionRow = styled('label')(({ theme: { palette } }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 48,
  padding: '12px 16px',
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  cursor: 'pointer',
  '& + &': { marginTop: 12 },
  '& input': {
    flex: 'none',
    width: 18,
    height: 18,
    margin: '2px 0',
    accentColor: palette.accent.main,
  },
  '&:hover': { borderColor: palette.accent.main },
  '&:has(:focus-visible)': { outline: `2px solid ${palette.brandPressed}`, outlineOffset: 2 },
  '& input:focus-visible': { outline: 'none' },
  '&:has(:checked)': {
    borderColor: palette.accent.main,
    backgroundColor: palette.accent.wash,
  },
  '& b': { flex: 'none', width: 16 },
}));

interface OptionListProps {
  question: Question;
  chosen: string | undefined;
  onChoose: (option: string) => void;
  labelledBy: string;
}

/** The options of one question; a group of radio buttons, so that arrows go through them. */
export function OptionList({ question, chosen, onChoose, labelledBy }: OptionListProps) {
  return (
    <div role="radiogroup" aria-labelledby={labelledBy}>
      {question.options.map(({ key, text }) => (
        <OptionRow key={key}>
          <input
            type="radio"
            name={`question-${question.id}`}
            checked={chosen === key}
            onChange={() => onChoose(key)}
          />
          <b>{key}</b>
          <span>{text}</span>
        </OptionRow>
      ))}
    </div>
  );
}
