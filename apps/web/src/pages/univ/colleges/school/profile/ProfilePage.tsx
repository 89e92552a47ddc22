import { useGetSchoolProfileQuery } from '@cheese/api-client/school/schoolProfile';
import { Answered } from '@cheese/ui/feedback/Answered';
import { FormSkeleton } from '@cheese/ui/form/FormSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { RightGate } from '../../../../../features/schoolRights/RightGate';
import { ProfileForm } from './ProfileForm';
import { texts } from './texts';

export default function ProfilePage() {
  useDocumentTitle(texts.title);
  return <RightGate right="profile">{() => <Profile />}</RightGate>;
}

function Profile() {
  const query = useGetSchoolProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  const [opening, open] = useState(0);
  return (
    <Box sx={{ maxWidth: 800 }}>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <Answered query={query} what={texts.what} skeleton={<FormSkeleton />}>
        {(profile) => (
          <UnsavedGuard>
            <ProfileForm key={opening} profile={profile} onReopen={() => open(opening + 1)} />
          </UnsavedGuard>
        )}
      </Answered>
    </Box>
  );
}
