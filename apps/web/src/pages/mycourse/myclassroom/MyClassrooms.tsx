import { useGetClassroomListQuery } from '@cheese/api-client/classroom/classroom';
import { teachingRoleCodes, teachingRoles } from '@cheese/domain/codes/school/teachingClasses';
import type { Classroom } from '@cheese/domain/contract/classroom/classroom';
import { pageParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { Line, Lines } from '@cheese/ui/list/Lines';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { texts } from './texts';

const EACH = 20;
/** The list of courses below says `page`. */
const PAGE = 'roomPage';

/** The classrooms in which somebody is; those of the running term first. */
export function MyClassrooms() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const page = pageParam(search, PAGE);
  const query = useGetClassroomListQuery({ page, pageCnt: EACH });
  const makeHref = (to: number) => {
    const next = new URLSearchParams(search);
    next.set(PAGE, String(to));
    return `${pathname}?${next}`;
  };
  const join = (
    <Button size="small" href={paths.univ.joinTeachingClass()}>
      {texts.join}
    </Button>
  );
  return (
    <Section title={texts.rooms} action={join}>
      <Answered
        query={query}
        what={texts.rooms}
        skeleton={<RowsSkeleton count={2} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState dense sentence={texts.noRooms} hint={texts.noRoomsHint} />}
      >
        {({ list, total }) => (
          <PagedList page={page}>
            {list.length === 0 && <PastTheEnd firstHref={makeHref(1)} />}
            <Lines>
              {list.map((room) => (
                <RoomLine key={room.courseId} room={room} />
              ))}
            </Lines>
            <Pager page={page} total={total} makeHref={makeHref} pageSize={EACH} />
          </PagedList>
        )}
      </Answered>
    </Section>
  );
}

function RoomLine({ room }: { room: Classroom }) {
  const { courseId, name, courseName, termName, teachers, role, isArchived, organisation } = room;
  return (
    <Line>
      <div className="words">
        <b>
          <Link href={paths.colleges.home({ courseId })}>{`${courseName} · ${name}`}</Link>
        </b>
        <small>
          <span>{organisation}</span>
          <span>{termName}</span>
          {teachers.length > 0 && <span>{texts.taughtBy(teachers)}</span>}
        </small>
      </div>
      {isArchived && <Chip size="small" label={texts.archived} />}
      {role !== teachingRoleCodes.learner && <Chip size="small" label={teachingRoles[role]} />}
    </Line>
  );
}
