import {
  useMatchAudienceMutation,
  useMatchAudienceSheetMutation,
} from '@cheese/api-client/school/audience';
import { audienceLimits } from '@cheese/domain/codes/school/audiences';
import type { AudienceMatch } from '@cheese/domain/contract/school/audience';
import { FileDrop } from '@cheese/ui/form/FileDrop';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { texts } from './texts';

/** Adds many people by pasted numbers or by a spreadsheet. */
export function MatchPeople({ onMatch }: { onMatch: (match: AudienceMatch) => void }) {
  const [text, write] = useState('');
  const [match] = useMatchAudienceMutation();
  const [matchSheet] = useMatchAudienceSheetMutation();
  const { isBusy, run } = useTask();
  const pasted = () =>
    void run(async () => {
      onMatch(await match({ text }).unwrap());
      write('');
    });
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <OutlinedInput
        multiline
        minRows={2}
        maxRows={6}
        value={text}
        placeholder={texts.pasteHint}
        inputProps={{ 'aria-label': texts.paste, maxLength: audienceLimits.pastedSigns }}
        onChange={({ target }) => write(target.value)}
      />
      <div>
        <Button variant="outlined" aria-disabled={isBusy || text.trim() === ''} onClick={pasted}>
          {texts.match}
        </Button>
      </div>
      <FileDrop
        label={texts.sheet}
        hint={texts.sheetHint}
        accept={['.xlsx']}
        onFiles={([file]) => {
          if (file) void run(async () => onMatch(await matchSheet({ file }).unwrap()));
        }}
      />
    </div>
  );
}
