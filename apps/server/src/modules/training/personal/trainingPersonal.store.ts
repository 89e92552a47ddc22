import { drillModes } from '@cheese/domain/codes/training/drills';
import { sql } from 'drizzle-orm';
import { labelOf, minuteOf, personalTable } from '../../people/privacy/privacy.door';
import { bulletBlock, bulletComment, bulletMute } from '../bulletComment/bulletComment.tables';
import { drill, drillRanked, drillRun, drillStep } from '../drill/drill.tables';
import { experimentRun, experimentStep } from '../experiment/experiment.tables';
import { patientCase, patientRun, patientStep } from '../patient/patient.tables';
import { simulationVideo, simulationVideoPlace } from '../simulation/simulation.tables';
import { simulationNote } from '../simulationNote/simulationNote.tables';
import { trainingPersonalTexts as texts } from './trainingPersonal.texts';

const drills = personalTable({
  title: texts.drills,
  columns: texts.drillColumns,
  holds: ['drill_run.person_id'],
  values: [
    drill.title,
    labelOf(drillRun.mode, drillModes),
    drillRun.tries,
    minuteOf(drillRun.startedAt),
    minuteOf(drillRun.finishedAt),
    drillRun.score,
    drillRun.seconds,
  ],
  from: ({ personId }) => sql`${drillRun} join ${drill} on ${drill.id} = ${drillRun.drillId}
    where ${drillRun.personId} = ${personId} order by ${drillRun.id}`,
});

const drillSteps = personalTable({
  title: texts.drillSteps,
  columns: texts.drillStepColumns,
  holds: ['drill_run.person_id'],
  values: [
    drill.title,
    minuteOf(drillRun.startedAt),
    drillStep.number,
    sql`${drillStep.answer}::text`,
    drillStep.atS,
  ],
  from: ({ personId }) => sql`${drillStep} join ${drillRun} on ${drillRun.id} = ${drillStep.runId}
    join ${drill} on ${drill.id} = ${drillRun.drillId}
    where ${drillRun.personId} = ${personId} order by ${drillRun.id}, ${drillStep.number}`,
});

const ranked = personalTable({
  title: texts.ranked,
  columns: texts.rankedColumns,
  holds: ['drill_ranked.person_id'],
  values: [drill.title, minuteOf(drillRanked.agreedAt)],
  from: ({ personId }) => sql`${drillRanked} join ${drill} on ${drill.id} = ${drillRanked.drillId}
    where ${drillRanked.personId} = ${personId} order by ${drill.id}`,
});

const patients = personalTable({
  title: texts.patients,
  columns: texts.patientColumns,
  holds: ['patient_run.person_id'],
  values: [
    patientCase.title,
    minuteOf(patientRun.startedAt),
    minuteOf(patientRun.finishedAt),
    patientRun.points,
  ],
  from: ({ personId }) => sql`${patientRun}
    join ${patientCase} on ${patientCase.id} = ${patientRun.caseId}
    where ${patientRun.personId} = ${personId} order by ${patientRun.id}`,
});

const patientSteps = personalTable({
  title: texts.patientSteps,
  columns: texts.patientStepColumns,
  holds: ['patient_run.person_id'],
  values: [
    patientCase.title,
    minuteOf(patientRun.startedAt),
    patientStep.number,
    sql`${patientStep.deed}::text`,
    minuteOf(patientStep.at),
  ],
  from: ({ personId }) => sql`${patientStep}
    join ${patientRun} on ${patientRun.id} = ${patientStep.runId}
    join ${patientCase} on ${patientCase.id} = ${patientRun.caseId}
    where ${patientRun.personId} = ${personId} order by ${patientRun.id}, ${patientStep.number}`,
});

const experiments = personalTable({
  title: texts.experiments,
  columns: texts.experimentColumns,
  holds: ['experiment_run.person_id'],
  values: [
    experimentRun.experimentId,
    minuteOf(experimentRun.startedAt),
    minuteOf(experimentRun.finishedAt),
    sql`(${experimentRun.report} ->> 'points')::int`,
    sql`(${experimentRun.report} ->> 'most')::int`,
  ],
  from: ({ personId }) =>
    sql`${experimentRun} where ${experimentRun.personId} = ${personId} order by ${experimentRun.id}`,
});

const experimentSteps = personalTable({
  title: texts.experimentSteps,
  columns: texts.experimentStepColumns,
  holds: ['experiment_run.person_id'],
  values: [
    experimentRun.experimentId,
    minuteOf(experimentRun.startedAt),
    experimentStep.number,
    sql`${experimentStep.action}::text`,
    minuteOf(experimentStep.at),
  ],
  from: ({ personId }) => sql`${experimentStep}
    join ${experimentRun} on ${experimentRun.id} = ${experimentStep.runId}
    where ${experimentRun.personId} = ${personId} order by ${experimentRun.id}, ${experimentStep.number}`,
});

const notes = personalTable({
  title: texts.notes,
  columns: texts.noteColumns,
  holds: ['simulation_note.person_id'],
  values: [
    simulationVideo.simulationId,
    simulationVideo.number,
    simulationNote.positionS,
    simulationNote.text,
    minuteOf(simulationNote.createdAt),
  ],
  from: ({ personId }) => sql`${simulationNote}
    join ${simulationVideo} on ${simulationVideo.id} = ${simulationNote.videoId}
    where ${simulationNote.personId} = ${personId} order by ${simulationNote.id}`,
});

const places = personalTable({
  title: texts.places,
  columns: texts.placeColumns,
  holds: ['simulation_video_place.person_id'],
  values: [simulationVideo.simulationId, simulationVideo.number, simulationVideoPlace.positionS],
  from: ({ personId }) => sql`${simulationVideoPlace}
    join ${simulationVideo} on ${simulationVideo.id} = ${simulationVideoPlace.videoId}
    where ${simulationVideoPlace.personId} = ${personId} order by ${simulationVideo.id}`,
});

const bullets = personalTable({
  title: texts.bullets,
  columns: texts.bulletColumns,
  holds: ['bullet_comment.person_id'],
  values: [
    bulletComment.videoId,
    bulletComment.atMs,
    bulletComment.text,
    minuteOf(bulletComment.sentAt),
  ],
  from: ({ personId }) =>
    sql`${bulletComment} where ${bulletComment.personId} = ${personId} order by ${bulletComment.id}`,
});

const mutes = personalTable({
  title: texts.mutes,
  columns: texts.muteColumns,
  holds: ['bullet_mute.person_id', 'bullet_block.person_id'],
  values: [sql`stood.what`, sql`stood.words`, minuteOf(sql`stood.at`)],
  from: ({ personId }) => sql`(
    select ${texts.muted}::text as what, null::text as words, ${bulletMute.mutedAt} as at
      from ${bulletMute} where ${bulletMute.personId} = ${personId}
    union all select ${texts.blocked}::text, ${bulletBlock.blocks}::text, null
      from ${bulletBlock} where ${bulletBlock.personId} = ${personId}) stood`,
});

export const trainingParts = [
  drills,
  drillSteps,
  ranked,
  patients,
  patientSteps,
  experiments,
  experimentSteps,
  notes,
  places,
  bullets,
  mutes,
];
