import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Choice } from './Choice';
import { texts } from './texts';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'end',
  gap: 8,
  // Aligns the button with the field, above the line for its error message.
  '& > button': { flex: 'none', marginBottom: 28 },
  '& > [aria-disabled=true]': { opacity: 0.38 },
});

interface AddOneProps {
  label: string;
  labels: Readonly<Record<string, string>>;
  onAdd: (id: string) => void;
}

/** Choosing and adding are separate steps, because arrow keys pass through every option. */
export function AddOne({ label, labels, onAdd }: AddOneProps) {
  const [said, choose] = useState('');
  const chosen = Object.hasOwn(labels, said) ? said : '';
  const add = () => {
    if (chosen === '') return;
    onAdd(chosen);
    choose('');
  };
  return (
    <Line>
      <Choice label={label} value={chosen} labels={labels} onChange={choose} />
      <Button variant="outlined" aria-disabled={chosen === ''} onClick={add}>
        {texts.add}
      </Button>
    </Line>
  );
}
