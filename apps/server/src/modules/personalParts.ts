import { bodyParts } from './bodies/personal/bodyPersonal.store';
import { classroomParts } from './classroom/personal/classroomPersonal.store';
import { subjectPart } from './content/personal/contentPersonal.store';
import { examParts } from './exam/personal/examPersonal.parts';
import { studyParts } from './learning/personal/studyPersonal.store';
import { wordParts } from './learning/personal/wordsPersonal.store';
import { ownParts } from './people/privacy/privacy.parts';
import type { PersonalPart } from './people/privacy/privacy.part';
import { rosterPart } from './school/memberImport/memberImport.personal';
import { shopParts } from './shop/personal/shopPersonal.store';
import { slideParts } from './slides/personal/slidePersonal.store';
import { trainingParts } from './training/personal/trainingPersonal.store';

/** What every area keeps of people, in the order of their copy. */
export const personalParts: readonly PersonalPart[] = [
  ...ownParts,
  rosterPart,
  subjectPart,
  ...shopParts,
  ...studyParts,
  ...wordParts,
  ...examParts,
  ...slideParts,
  ...bodyParts,
  ...trainingParts,
  ...classroomParts,
];

type Columns = readonly string[];

/** What they did for a school or the platform, which keeps it; the own acts are in the copy. */
const ofOthers: Columns = [
  'anatomy.created_by',
  'attempt_correction.corrected_by',
  'answer_mark.marker_id',
  'bill_difference.settled_by',
  'bullet_mute.muted_by',
  'certificate.revoked_by',
  'certificate_wait.decided_by',
  'course.created_by',
  'course_offer.person_id',
  'data_look.by_person_id',
  'drill_making.created_by',
  'drill_version.published_by',
  'exam.created_by',
  'exam_extension.granted_by',
  'licence.confirmed_by_id',
  'licence.offered_by_id',
  'licence.ordered_by_id',
  'made_simulation.created_by',
  // Who wrote down the consent of a guardian.
  'membership.consent_by_id',
  'moderation.decided_by',
  'paper.owner_id',
  'patient_making.created_by',
  'patient_version.published_by',
  'price_change.by_person_id',
  'question_bank.created_by',
  'question_change.person_id',
  'question_report.settled_by',
  'question_version.written_by',
  'school_class.teacher_id',
  'school_notice.author_id',
  'slide.created_by',
  'slide_finding.marked_by',
  'slide_finding_form.created_by',
  'slide_report.answered_by',
  'slide_task.created_by',
  'slide_tray.created_by',
  'slide_words.updated_by',
];

/** People of the emergency centre have accounts of their own there, and no such copy. */
const ofCentre: Columns = [
  'emergency_download.person_id',
  'emergency_import.person_id',
  'emergency_learner.person_id',
  'emergency_learner_day.person_id',
  'emergency_learner_month.person_id',
  'emergency_quiz.person_id',
  'emergency_resource.uploaded_by',
  'emergency_study.person_id',
  'emergency_upload.person_id',
];

/** Told by another part, or nothing but the machinery of something that is told. */
const ofMachinery: Columns = [
  // Changes of their own line by their school are in the log that the school shows them.
  'audit_entry.to_person_id',
  'audience_member.person_id',
  'media_upload.person_id',
  // The held text itself stands in its own part.
  'moderation.person_id',
  // Received messages; what they wrote stands in its own part.
  'notice.sender_id',
  'personal_export.person_id',
  'question_column_match.person_id',
  // Minutes old, and in the list of sign-ins once confirmed.
  'scan_login.confirmed_by',
];

/** References to people of which the copy says nothing. */
export const notInCopies: Columns = [...ofOthers, ...ofCentre, ...ofMachinery];
