import { texts } from '../../texts';
import { WorkOverview } from '../../WorkOverview';
import { SchoolOverview } from './SchoolOverview';

/** Home of school administrators. */
export default function SchoolPage() {
  return (
    <WorkOverview title={texts.school}>
      <SchoolOverview />
    </WorkOverview>
  );
}
