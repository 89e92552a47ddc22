import { AccountFrame } from '../AccountFrame';
import { BindingsSection } from './BindingsSection';
import { LoginSection } from './LoginSection';
import { SessionsSection } from './SessionsSection';

export default function AccountSetPage() {
  return (
    <AccountFrame shown="security">
      <LoginSection />
      <BindingsSection />
      <SessionsSection />
    </AccountFrame>
  );
}
