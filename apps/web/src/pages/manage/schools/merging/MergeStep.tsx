import type { ManagedSchool } from '@cheese/domain/contract/school/schoolManage';
import type { SchoolMergePreview } from '@cheese/domain/contract/school/schoolMerge';
import { schoolProfileLimits } from '@cheese/domain/codes/school/schoolProfile';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Pick } from '../../../../features/searchPick/SearchPick';
import { MergePreview } from './MergePreview';
import { texts } from './texts';
import { useMerging } from './useMerging';

interface MergeStepProps {
  school: ManagedSchool;
  into: Pick;
  onBusy: (isBusy: boolean) => void;
  onBack: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** Preview of the merge, confirmed by typing the name of the school that is dissolved. */
export function MergeStep({ school, into, onBusy, onBack, onDone, onClose }: MergeStepProps) {
  const pair = { id: school.id, intoId: into.id };
  const merging = useMerging({ ...pair, onBusy, onDone });
  const { query, isBusy, isChanged } = merging;
  return (
    <>
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        {texts.into}
      </Typography>
      <Chip label={into.name} {...(!isBusy && { onDelete: onBack })} sx={{ mb: 2 }} />
      {isChanged && (
        <Alert severity="warning" role="status" sx={{ mb: 2 }}>
          {texts.changed}
        </Alert>
      )}
      <Answered query={query} skeleton={<RowsSkeleton />} what={texts.preview}>
        {(preview) => (
          <>
            <MergePreview pair={pair} preview={preview} />
            {preview.clashes.total > 0 ? (
              <Button variant="outlined" onClick={() => void query.refetch()}>
                {texts.refresh}
              </Button>
            ) : (
              <Confirming merging={merging} preview={preview} onClose={onClose} />
            )}
          </>
        )}
      </Answered>
    </>
  );
}

interface ConfirmingProps {
  merging: ReturnType<typeof useMerging>;
  preview: SchoolMergePreview;
  onClose: () => void;
}

function Confirming({ merging, preview, onClose }: ConfirmingProps) {
  const { fields, isBusy, submit } = merging;
  return (
    <Form label={texts.confirm} isDirty={fields.isDirty} onSubmit={(form) => submit(form, preview)}>
      <FormField
        required
        name="name"
        label={texts.name}
        placeholder={texts.nameHint(preview.fromName)}
        autoComplete="off"
        maxLength={schoolProfileLimits.name}
        fields={fields}
      />
      {isBusy && (
        <Box role="status">
          <LinearProgress aria-hidden sx={{ mb: 1 }} />
          {texts.busy}
        </Box>
      )}
      <FormEnd isBusy={isBusy} confirm={texts.confirm} tone="error" onCancel={onClose} />
    </Form>
  );
}
