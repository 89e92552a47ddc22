import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4px',
  marginLeft: -8,
  '& button': { minWidth: 0, padding: '4px 8px' },
});

export interface RowAction {
  text: string;
  isDangerous?: boolean;
  act: () => void;
}

/** Each button's accessible name includes the row. */
export function RowActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  return (
    <Row>
      {actions.map(({ text, isDangerous, act }) => (
        <Button
          key={text}
          size="small"
          color={isDangerous ? 'error' : 'primary'}
          aria-label={texts.of(text, name)}
          onClick={act}
        >
          {text}
        </Button>
      ))}
    </Row>
  );
}
