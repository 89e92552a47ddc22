import { sql } from 'drizzle-orm';
import { personalTable } from '../../people/privacy/privacy.door';
import { personTag, tag } from '../tag/tag.tables';
import { contentPersonalTexts as texts } from './contentPersonal.texts';

export const subjectPart = personalTable({
  title: texts.subject,
  columns: texts.subjectColumns,
  holds: ['person_tag.person_id'],
  values: [tag.name],
  from: ({ personId }) => sql`${personTag} join ${tag} on ${tag.id} = ${personTag.tagId}
    where ${personTag.personId} = ${personId}`,
});
