import { useGetOwnTeachingClassesQuery } from '@cheese/api-client/school/teachingClass';
import { teachingRoleCodes, teachingRoles } from '@cheese/domain/codes/school/teachingClasses';
import type { OwnTeachingClass } from '@cheese/domain/contract/school/teachingClass';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { Line, Lines } from '@cheese/ui/list/Lines';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { paths } from '../../../../paths';
import { texts } from './texts';

const SHOWN = 20;

/** The user's teaching classes, those of the latest term first. */
export function MyTeachingClasses() {
  return (
    <Section
      title={texts.teaching}
      action={
        <Button size="small" href={paths.univ.joinTeachingClass()}>
          {texts.joinTeaching}
        </Button>
      }
    >
      <Answered
        query={useGetOwnTeachingClassesQuery({ page: 1, pageCnt: SHOWN })}
        what={texts.teaching}
        skeleton={<RowsSkeleton count={2} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState dense sentence={texts.noTeaching} hint={texts.noTeachingHint} />}
      >
        {({ list }) => (
          <Lines>
            {list.map((one) => (
              <ClassLine key={one.id} one={one} />
            ))}
          </Lines>
        )}
      </Answered>
    </Section>
  );
}

/** Teachers and assistants get a link to the class; learners see who teaches it. */
function ClassLine({ one }: { one: OwnTeachingClass }) {
  const { id, name, courseName, termName, teachers, role, isArchived } = one;
  const title = texts.teachingTitle(courseName, name);
  const isLearner = role === teachingRoleCodes.learner;
  return (
    <Line>
      <div className="words">
        <b>
          {isLearner ? (
            title
          ) : (
            <Link color="inherit" href={paths.univ.teachingClass({ id })}>
              {title}
            </Link>
          )}
        </b>
        <small>
          <span>{isArchived ? texts.archivedTerm(termName) : termName}</span>
          {teachers.length > 0 && <span>{texts.taughtBy(teachers)}</span>}
          {!isLearner && <span>{teachingRoles[role]}</span>}
        </small>
      </div>
    </Line>
  );
}
