import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Choice } from './Choice';
import { texts } from './texts';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'end',
  gap: 8,
  // Beside the field, above the line of what is wrong with it.
  '& > button': { flex: 'none', marginBottom: 28 },
  '& > [aria-disabled=true]': { opacity: 0.38 },
});

interface AddOneProps {
  label: string;
  labels: Readonly<Record<string, string>>;
  onAdd: (id: string) => void;
}

/** One of a list is chosen, then added: whoever goes by arrows comes by all before it. */
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
