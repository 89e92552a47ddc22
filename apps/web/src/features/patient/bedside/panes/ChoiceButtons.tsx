import { styled } from '@mui/material/styles';

const Row = styled('ul')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  '& button': {
    ...typography.body2,
    minHeight: 36,
    padding: '6px 12px',
    color: 'inherit',
    textAlign: 'left',
    backgroundColor: palette.surface,
    border: `1px solid ${palette.hairline}`,
    borderRadius: 8,
    cursor: 'pointer',
    '&:hover': { borderColor: palette.accent.main },
    '&.done': { backgroundColor: palette.ground },
  },
  '& small': { ...typography.caption, marginLeft: 8, color: palette.success.main },
}));

interface ChoiceButtonsProps {
  label: string;
  choices: readonly { id: string; name: string }[];
  /** Ids of steps already done; they can be repeated. */
  done: readonly string[];
  doneWord: string;
  isBusy: boolean;
  choose: (id: string) => void;
}

export const ChoiceButtons = (props: ChoiceButtonsProps) => {
  const { label, choices, done, doneWord, isBusy, choose } = props;
  return (
    <Row aria-label={label}>
      {choices.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className={done.includes(id) ? 'done' : ''}
            aria-disabled={isBusy}
            onClick={() => choose(id)}
          >
            {name}
            {done.includes(id) && <small>✓ {doneWord}</small>}
          </button>
        </li>
      ))}
    </Row>
  );
};
