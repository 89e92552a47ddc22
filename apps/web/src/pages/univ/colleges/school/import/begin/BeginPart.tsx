import { ChoiceTabs } from '@cheese/ui/form/ChoiceTabs';
import { Card } from '@cheese/ui/frame/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { texts } from '../texts';
import { LeavingForm } from './LeavingForm';
import { RecentActs } from './RecentActs';
import { RosterForm } from './RosterForm';

const choices = [
  { value: 'roster', label: texts.roster },
  { value: 'leaving', label: texts.leaving },
] as const;

export function BeginPart() {
  const [kind, choose] = useState<(typeof choices)[number]['value']>('roster');
  return (
    <Stack spacing={2}>
      <Card>
        <CardContent>
          <ChoiceTabs label={texts.tabs} choices={choices} chosen={kind} onChoose={choose}>
            {kind === 'roster' ? <RosterForm /> : <LeavingForm />}
          </ChoiceTabs>
        </CardContent>
      </Card>
      <RecentActs />
    </Stack>
  );
}
