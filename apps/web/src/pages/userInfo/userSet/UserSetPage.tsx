import { useGetUserAllInforQuery } from '@cheese/api-client/people/user';
import { Answered } from '@cheese/ui/feedback/Answered';
import { FormSkeleton } from '@cheese/ui/form/FormSkeleton';
import { AccountFrame } from '../AccountFrame';
import { Section } from '@cheese/ui/frame/Section';
import { Sections } from '@cheese/ui/frame/SideMenu';
import { AvatarRow } from './avatar/AvatarRow';
import { IdentitySection } from './IdentitySection';
import { ProfileForm } from './ProfileForm';
import { texts } from './texts';

export default function UserSetPage() {
  const query = useGetUserAllInforQuery();
  return (
    <AccountFrame shown="profile">
      <Answered query={query} what={texts.what} skeleton={<FormSkeleton />}>
        {({ user, userExtend }) => (
          <Sections>
            <Section title={texts.basics}>
              <AvatarRow nickname={userExtend.nickname} avatar={userExtend.avatar} />
              {/* Another school may have another name on its roll, so the form is reset. */}
              <ProfileForm key={user.organisation?.mainOrgId} me={userExtend} />
            </Section>
            <IdentitySection user={user} />
          </Sections>
        )}
      </Answered>
    </AccountFrame>
  );
}
