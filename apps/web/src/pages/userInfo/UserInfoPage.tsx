import UserSetPage from './userSet/UserSetPage';

/** The bare address shows the first of a person's own pages. */
export default function UserInfoPage() {
  return <UserSetPage />;
}
