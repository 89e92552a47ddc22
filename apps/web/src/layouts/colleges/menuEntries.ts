import { classroomMenu } from '@cheese/domain/codes/classroom/classroomMenu';
import { paths } from '../../paths';

const entries = Object.entries(classroomMenu);

/** The menu's entries for an address: each keeps the course, and names its own place in the menu. */
export function menuEntries(pathname: string, search: URLSearchParams) {
  const asked = search.get('menuIndex');
  const courseId = search.get('courseId') ?? undefined;
  const courseType = search.get('courseType') ?? undefined;
  const isNamed = entries.some(([index]) => index === asked);
  return entries.map(([menuIndex, { text, segment }]) => {
    const href = paths.colleges.entry(segment, { courseId, courseType, menuIndex });
    const [path] = href.split('?');
    return {
      text,
      href,
      // A page below an entry says to which it belongs; without a word, the path does.
      isHere: isNamed ? menuIndex === asked : pathname === path,
    };
  });
}
