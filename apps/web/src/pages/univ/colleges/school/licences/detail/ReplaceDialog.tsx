import {
  useGetLicenceSeatsQuery,
  useGiveLicenceSeatMutation,
} from '@cheese/api-client/shop/licence';
import type { Seat } from '@cheese/domain/contract/shop/licence';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { useTask } from '@cheese/ui/form/useTask';
import { Line, Lines } from '@cheese/ui/list/Lines';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useState } from 'react';
import { texts } from './texts';

const SHOWN = 8;

interface ReplaceDialogProps {
  licenceId: number;
  person: Seat;
  onClose: () => void;
}

/** Gives the seat of a person to another one, who is chosen here. */
export function ReplaceDialog({ licenceId: id, person, onClose }: ReplaceDialogProps) {
  const [keyword, ask] = useState('');
  const { data } = useGetLicenceSeatsQuery({
    id,
    state: 'inUse',
    page: 1,
    pageCnt: SHOWN,
    ...(keyword && { keyword }),
  });
  const [give] = useGiveLicenceSeatMutation();
  const { isBusy, run } = useTask();
  const takeFrom = async (fromPersonId: number) => {
    const asked = { id, personId: person.personId, fromPersonId };
    if (await run(() => give(asked).unwrap(), texts.given)) onClose();
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(String(new FormData(event.currentTarget).get('keyword')).trim());
  };
  const title = texts.replaceTitle(person.name);
  return (
    <PanelDialog
      width="xs"
      title={title}
      lead={texts.replaceLead}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Box component="form" onSubmit={search} sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <OutlinedInput
          fullWidth
          size="small"
          name="keyword"
          placeholder={texts.placeholder}
          inputProps={{ 'aria-label': texts.placeholder, maxLength: 50 }}
        />
        <Button type="submit" variant="outlined" sx={{ flex: 'none' }}>
          {texts.find}
        </Button>
      </Box>
      <div aria-live="polite">{data?.list.length === 0 && <p>{texts.noneFound}</p>}</div>
      <Lines>
        {data?.list.map(({ personId, name, number, department }) => (
          <Line key={personId}>
            <div className="words">
              <b>{name}</b>
              <small>
                <span>{number}</span>
                <span>{department}</span>
              </small>
            </div>
            <Button
              size="small"
              disabled={isBusy}
              aria-label={texts.takeFrom(name)}
              onClick={() => void takeFrom(personId)}
            >
              {texts.take}
            </Button>
          </Line>
        ))}
      </Lines>
    </PanelDialog>
  );
}
