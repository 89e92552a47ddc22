import { bankLimits } from '@cheese/domain/codes/exam/banks';
import { placeAt } from '@cheese/domain/place/placeAddress';
import type { QuestionPlace } from '@cheese/domain/questions/draft';
import { questionMessages } from '@cheese/domain/texts/questionMessages';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { texts } from './texts';

interface PlaceListProps {
  places: QuestionPlace[];
  isChecked: boolean;
  onChange: (places: QuestionPlace[]) => void;
}

/** As it is pasted out of the address bar: what leads out of this site is left as it is. */
function pathOf(pasted: string) {
  const { origin } = window.location;
  return pasted.startsWith(`${origin}/`) ? pasted.slice(origin.length) : pasted.trim();
}

const isPlace = ({ label, address }: QuestionPlace) =>
  label.trim() !== '' && placeAt(address) !== null;

/** Links to the pages that teach the topic: a label and an address each. */
export function PlaceList({ places, isChecked, onChange }: PlaceListProps) {
  const id = useId();
  const change = (at: number, said: Partial<QuestionPlace>) =>
    onChange(places.map((place, nth) => (nth === at ? { ...place, ...said } : place)));
  return (
    <div role="group" aria-labelledby={id} style={{ display: 'grid', gap: 8 }}>
      <FormLabel id={id}>{texts.places}</FormLabel>
      {places.map(({ label, address }, at) => (
        <div key={at} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <TextField
            size="small"
            value={label}
            slotProps={{ htmlInput: { 'aria-label': texts.placeLabel(at + 1), maxLength: 100 } }}
            onChange={({ target }) => change(at, { label: target.value })}
          />
          <TextField
            size="small"
            sx={{ flex: '1 1 200px' }}
            value={address}
            placeholder="/course/courseware?courseId=1&itemId=2"
            error={isChecked && !isPlace({ label, address })}
            slotProps={{ htmlInput: { 'aria-label': texts.placeAddress(at + 1), maxLength: 500 } }}
            onChange={({ target }) => change(at, { address: pathOf(target.value) })}
          />
          <IconButton
            aria-label={texts.removePlace(at + 1)}
            onClick={() => onChange(places.toSpliced(at, 1))}
          >
            <Delete fontSize="small" />
          </IconButton>
        </div>
      ))}
      {isChecked && !places.every(isPlace) && (
        <FormHelperText error role="alert">
          {questionMessages.strangePlace}
        </FormHelperText>
      )}
      {places.length < bankLimits.places && (
        <Button
          size="small"
          sx={{ justifySelf: 'start' }}
          onClick={() => onChange([...places, { label: '', address: '' }])}
        >
          {texts.addPlace}
        </Button>
      )}
    </div>
  );
}
