import {
  useLazyGetMemberTemplateQuery,
  usePreviewMembersMutation,
} from '@cheese/api-client/school/memberImport';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { texts } from '../texts';
import { RosterFile } from './RosterFile';
import { useLooking } from './useLooking';

export function RosterForm() {
  const [template] = useLazyGetMemberTemplateQuery();
  const [preview] = usePreviewMembersMutation();
  const looking = useLooking();
  return (
    <Stack spacing={2}>
      <Typography>{texts.rosterLead}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.phoneLead}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.minorLead}
      </Typography>
      <Box>
        <ExportButton ask={() => template().unwrap()}>{texts.template}</ExportButton>
      </Box>
      <RosterFile looking={looking} begin={preview} />
    </Stack>
  );
}
