import type { CompleteUserInfo } from '@cheese/domain/contract/people/user';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import Box from '@mui/material/Box';
import { texts as shared } from '../texts';
import { GenderField } from './GenderField';
import { IntroductionField } from './IntroductionField';
import { NameField } from './NameField';
import { texts } from './texts';
import { useProfile } from './useProfile';

export function ProfileForm({ me }: { me: CompleteUserInfo['userExtend'] }) {
  const { fields, isSaving, save } = useProfile(me);
  return (
    <Box sx={{ maxWidth: 480 }}>
      <UnsavedGuard>
        <Form label={texts.basics} isDirty={fields.isDirty} onSubmit={(form) => void save(form)}>
          <FormField
            name="nickname"
            label={texts.nickname}
            placeholder={texts.nicknamePlaceholder}
            autoComplete="nickname"
            maxLength={20}
            fields={fields}
          />
          <NameField fields={fields} />
          <GenderField fields={fields} />
          <IntroductionField fields={fields} />
          <Box sx={{ width: { sm: 160 } }}>
            <SubmitButton isBusy={isSaving} busy={shared.saving}>
              {texts.save}
            </SubmitButton>
          </Box>
        </Form>
      </UnsavedGuard>
    </Box>
  );
}
