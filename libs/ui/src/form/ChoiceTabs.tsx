import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { forcedColors } from '../tokens';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 24,
  marginBottom: 16,
  overflowX: 'auto',
  '& button': {
    flex: 'none',
    ...theme.typography.body1,
    padding: '10px 0',
    color: theme.palette.text.secondary,
    background: 'none',
    border: 0,
    borderBottom: '3px solid transparent',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -2 },
    '&:hover': { color: theme.palette.text.primary },
    '&[aria-selected=true]': {
      color: theme.palette.accent.text,
      fontWeight: 600,
      borderBottomColor: theme.palette.accent.main,
    },
    [forcedColors]: {
      borderBottomColor: 'Canvas',
      '&[aria-selected=true]': { borderBottomColor: 'Highlight' },
    },
  },
}));

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface ChoiceTabsProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Tabs for forms in one place; arrow keys move between the tabs. */
export function ChoiceTabs<Value extends string>(props: ChoiceTabsProps<Value>) {
  const { label, choices, chosen, onChoose, children } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const at = choices.findIndex(({ value }) => value === chosen);

  const move = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step === undefined) return;
    const to = (at + step + choices.length) % choices.length;
    if (choices[to]) onChoose(choices[to].value);
    row.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <>
      <Row ref={row} role="tablist" aria-label={label} onKeyDown={move}>
        {choices.map(({ value, label: name }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-selected={value === chosen}
            aria-controls={id}
            tabIndex={value === chosen ? 0 : -1}
            onClick={() => onChoose(value)}
          >
            {name}
          </button>
        ))}
      </Row>
      <div role="tabpanel" id={id} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
