import { classroomMenu } from '@cheese/domain/codes/classroom/classroomMenu';
import { withQuery } from '@cheese/ui/address/withQuery';

const entries = Object.entries(classroomMenu);

/** The menu's entries for an address: each keeps the course, and names its own place in the menu. */
export function menuEntries(pathname: string, search: URLSearchParams) {
  const asked = search.get('menuIndex');
  const courseId = search.get('courseId') ?? undefined;
  const courseType = search.get('courseType') ?? undefined;
  const isNamed = entries.some(([index]) => index === asked);
  return entries.map(([menuIndex, { text, segment }]) => {
    const path = `/colleges/${segment}`;
    return {
      text,
      href: withQuery(path, { courseId, courseType, menuIndex }),
      // A page below an entry says to which it belongs; without a word, the path does.
      isHere: isNamed ? menuIndex === asked : pathname === path,
    };
  });
}
