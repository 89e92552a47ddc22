import type { ClassroomDetail } from '@cheese/domain/contract/classroom/classroom';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { useLocation } from 'react-router-dom';
import { isStaff } from '../../../features/classroom/seats';
import { paths } from '../../../paths';
import { texts } from './texts';

/** From discussions to questions and back. */
export function TopicTabs({ room }: { room: ClassroomDetail }) {
  const { pathname } = useLocation();
  const asked = { courseId: room.courseId };
  const { discuss, discussed, questions, toAnswer } = paths.colleges;
  const tabs = [
    { label: texts.all, href: discuss(asked) },
    { label: texts.mine, href: discussed(asked) },
    { label: texts.questions, href: questions(asked) },
    ...(isStaff(room) ? [{ label: texts.toAnswer, href: toAnswer(asked) }] : []),
  ];
  const choices = tabs.map((tab) => ({ ...tab, isChosen: tab.href.split('?')[0] === pathname }));
  return <LinkTabs label={texts.kinds} choices={choices} />;
}
