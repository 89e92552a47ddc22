import { contentText } from '../../reading/contentFolder';

/** JSON, because each start reads it, and what reads YAML by a schema takes long to load. */
export const peopleFile = 'people/people.json';

interface Named {
  role: string;
  phone?: string;
  memberships?: readonly { account: string }[];
}

export const accountOf = ({ phone, memberships }: Pick<Named, 'phone' | 'memberships'>) =>
  phone ?? memberships?.[0]?.account ?? '';

/** Who there is to sign in as, for the person at the terminal; the build has seen the file's shape. */
export function demoAccounts() {
  const said = JSON.parse(contentText(peopleFile)) as { password: string; people: Named[] };
  return said.people.map((demo) => ({
    role: demo.role,
    account: accountOf(demo),
    password: said.password,
  }));
}
