/**
 * What becomes of each column that says which school a row is of. A test compares this with the
 * database, so that a new table is decided on before it is merged past.
 */
export type SchoolColumnFate =
  /** Rows become the other school's. */
  | 'moves'
  /** The merge joins or moves them in an order of its own. */
  | 'byHand'
  /** A part of the area that has the table. */
  | 'part'
  /** Sign-ins at the school end. */
  | 'ends'
  /** A trigger writes it anew. */
  | 'follows'
  /** A log, which nothing changes; it is read with that of the other school. */
  | 'stays'
  /** Of welfare centres, which are never merged. */
  | 'centres';

export const schoolColumns: Record<string, SchoolColumnFate> = {
  'anatomy.organisation_id': 'moves',
  'anatomy_tour.organisation_id': 'moves',
  'audience.organisation_id': 'moves',
  'audit_entry.organisation_id': 'stays',
  'bullet_mute.organisation_id': 'part',
  'certificate.organisation_id': 'moves',
  'course.organisation_id': 'moves',
  'course_import.organisation_id': 'part',
  'data_look.organisation_id': 'stays',
  'department.organisation_id': 'byHand',
  'drill.organisation_id': 'moves',
  'drill_making.organisation_id': 'moves',
  'emergency_centre_day.organisation_id': 'centres',
  'emergency_certificate_item.organisation_id': 'centres',
  'emergency_import.organisation_id': 'centres',
  'emergency_learner.organisation_id': 'centres',
  'emergency_learner_day.organisation_id': 'centres',
  'emergency_learner_month.organisation_id': 'centres',
  'emergency_question.organisation_id': 'centres',
  'emergency_quiz.organisation_id': 'centres',
  'emergency_resource.organisation_id': 'centres',
  'emergency_study.organisation_id': 'centres',
  'exam.organisation_id': 'moves',
  'insight_day.organisation_id': 'part',
  'insight_school.organisation_id': 'part',
  'job.organisation_id': 'part',
  'licence.organisation_id': 'moves',
  'licence_change.organisation_id': 'part',
  'made_simulation.organisation_id': 'moves',
  'media.organisation_id': 'moves',
  'member_import.organisation_id': 'moves',
  'member_key.organisation_id': 'follows',
  'membership.organisation_id': 'byHand',
  'organisation.merged_into_id': 'byHand',
  'paper.organisation_id': 'moves',
  'patient_case.organisation_id': 'moves',
  'patient_making.organisation_id': 'moves',
  'question_bank.organisation_id': 'moves',
  'question_import.organisation_id': 'moves',
  'school_class.organisation_id': 'byHand',
  'school_notice.organisation_id': 'moves',
  'school_role.organisation_id': 'byHand',
  'session.organisation_id': 'ends',
  'slide_gaze.organisation_id': 'part',
  'slide_layer.organisation_id': 'moves',
  'slide_library.organisation_id': 'part',
  'slide_tour.organisation_id': 'moves',
  'slide_tray.organisation_id': 'moves',
  'slide_watch.organisation_id': 'moves',
  'teacher.organisation_id': 'moves',
  'teaching_class.organisation_id': 'moves',
  'term.organisation_id': 'byHand',
  'virtual_system.organisation_id': 'part',
};

export type StructureColumnFate =
  /** Rows name what their department, class, term, role or line was joined to. */
  | 'repointed'
  | 'byHand'
  | 'part'
  /** They go with what was joined, and are made anew. */
  | 'falls';

/** The same for columns that name something which two schools may both have. */
export const structureColumns: Record<string, StructureColumnFate> = {
  'audience_group.class_id': 'repointed',
  'audience_group.department_id': 'repointed',
  'department.parent_id': 'repointed',
  'department_ancestor.ancestor_id': 'byHand',
  'department_ancestor.department_id': 'byHand',
  'insight_course.membership_id': 'repointed',
  'insight_course.term_id': 'part',
  'insight_day.membership_id': 'falls',
  'insight_member.class_id': 'part',
  'insight_member.department_id': 'part',
  'insight_member.membership_id': 'repointed',
  'insight_member.term_id': 'part',
  'insight_week.class_id': 'part',
  'insight_week.department_id': 'part',
  'insight_week.term_id': 'part',
  'licence_group.department_id': 'repointed',
  'member_import_row.membership_id': 'byHand',
  'member_key.membership_id': 'falls',
  'membership.class_id': 'byHand',
  'membership.department_id': 'byHand',
  'school_class.department_id': 'byHand',
  'school_grant.department_id': 'byHand',
  'school_grant.membership_id': 'byHand',
  'school_grant.role_id': 'byHand',
  'slide.library_id': 'part',
  'slide_folder.library_id': 'part',
  'teaching_class.term_id': 'repointed',
  'teaching_place.membership_id': 'repointed',
};
