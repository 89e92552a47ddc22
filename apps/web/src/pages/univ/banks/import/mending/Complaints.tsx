import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { texts } from '../texts';

const SHOWN = 10;

/** Parts of a file that could not be imported; all of them on demand. */
export function Complaints({ complaints }: { complaints: readonly string[] }) {
  const [isWhole, showAll] = useState(false);
  if (complaints.length === 0) return null;
  const more = complaints.length - SHOWN;
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {texts.complaints(complaints.length)}
      <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
        {complaints.slice(0, isWhole ? undefined : SHOWN).map((words, at) => (
          <li key={at} style={{ overflowWrap: 'anywhere' }}>
            {words}
          </li>
        ))}
      </ul>
      {more > 0 && !isWhole && (
        <Button size="small" color="inherit" onClick={() => showAll(true)}>
          {texts.moreComplaints(more)}
        </Button>
      )}
    </Alert>
  );
}
