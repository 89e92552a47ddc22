/** The fields of a screen that its line needs. */
const standings = {
  platformAdmin: 'platform administrators',
  schoolAdmin: 'school administrators',
  teacher: 'teachers',
} as const;

export interface RouteLine {
  path: string;
  layout: string;
  page: () => unknown;
  needsLogin?: true;
  isFor?: keyof typeof standings;
}

const head = `<!-- Written by \`npm run docs\` from apps/web/src/routes.tsx: mend that, not this. -->

# Every route of the main site

Path, frame (\`apps/web/src/layouts/\`) and page (\`apps/web/src/pages/\`). "not built" marks a path whose
page says, in its area's own words, what it will hold and where to go meanwhile. A star stands for
whatever follows. The emergency centre is a site of its own: \`apps/emergency\`.
`;

/** The page's file, as it stands in its \`import\`. */
const fileOf = ({ page }: RouteLine) =>
  /import\(\s*["'`](?:\.\.?\/)*pages\/([^"'`]+)["'`]/.exec(String(page))?.[1] ?? '';

/** \`unbuilt\` is the placeholder page of everything not built yet. */
export function routesPage(screens: readonly RouteLine[], unbuilt: RouteLine['page']): string {
  const built = screens.filter(({ page }) => page !== unbuilt).length;
  const rows = screens.map((screen) => {
    const page = screen.page === unbuilt ? '**not built**' : `\`${fileOf(screen)}\``;
    const signedIn = screen.isFor ? standings[screen.isFor] : 'who is signed in';
    const access = screen.needsLogin ? signedIn : 'everybody';
    return `| \`${screen.path}\` | ${screen.layout} | ${page} | ${access} |`;
  });
  return [
    head,
    `${screens.length} routes, ${built} of them built.\n`,
    '| path | frame | page | for |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
