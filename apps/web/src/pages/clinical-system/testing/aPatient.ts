import { type FakeService, fakeService } from '@cheese/api-client/testing/fakeService';
import { patientCalls } from '@cheese/domain/calls/training/patient';
import type { PatientDetail, PatientRun } from '@cheese/domain/contract/training/patient';
import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import type {
  PatientReport,
  PatientSaying,
  PatientSight,
} from '@cheese/domain/contract/training/shapes/patientSight';

const card = {
  id: 5,
  title: '突发胸痛',
  complaint: '胸口疼了两小时',
  field: '急诊科',
  level: 2 as const,
  minutes: 60,
};

const aCase: PatientDetail = {
  ...card,
  version: 1,
  patient: {
    name: '赵建国',
    age: '58 岁',
    sex: 'male',
    picture: '',
    place: '急诊抢救室',
    speaker: null,
  },
  choices: {
    questions: [
      { id: 'onset', text: '什么时候开始疼的', topic: 'present' },
      { id: 'smoking', text: '您抽烟吗', topic: 'personal' },
    ],
    regions: [
      { id: 'general', name: '一般情况', manoeuvres: [{ id: 'inspect', name: '视诊' }] },
      { id: 'chest', name: '胸部', manoeuvres: [{ id: 'auscultate', name: '肺部听诊' }] },
    ],
    tests: [{ id: 'ecg', name: '心电图', group: '床旁', yuan: 30, minutes: 3 }],
    treatments: [{ id: 'aspirin', name: '阿司匹林', group: '用药', yuan: 5, minutes: 1 }],
    diagnoses: [
      { id: 'stemi', name: '急性心肌梗死' },
      { id: 'dissection', name: '主动脉夹层' },
      { id: 'embolism', name: '肺栓塞' },
    ],
    places: [{ id: 'cathLab', name: '导管室' }],
  },
};

const sight: PatientSight = {
  clock: 0,
  limit: 3600,
  yuan: 0,
  end: null,
  isConcluded: false,
  isMonitored: false,
  vitals: null,
  evidence: [{ id: 'crushing', text: '压榨样疼痛' }],
  pending: [],
  differential: [],
  done: { questions: [], manoeuvres: [], tests: [], treatments: [] },
};

export const aRun: PatientRun = {
  id: 7,
  caseId: 5,
  version: 1,
  startedAt: 0,
  finishedAt: null,
  stepCount: 0,
  steps: [],
  sight,
  report: null,
};

const report: PatientReport = {
  points: 61,
  most: 100,
  end: 'handedOver',
  marks: [{ id: 'history', name: '问诊完整', points: 6, most: 12, why: '关键问题问到 3/6 项' }],
  errors: [{ name: '给了硝酸甘油', why: '血压低', clock: 120 }],
  missed: [{ name: '问过敏史', why: '用药前要问' }],
  windows: [{ name: '心电图', why: '十分钟内', at: 60, within: 600, isMet: true }],
  spent: { seconds: 1800, yuan: 300, expertSeconds: 1200, expertYuan: 210 },
  path: [{ clock: 0, text: '开具检查：心电图', at: 60 }],
  diagnosis: { name: '急性心肌梗死', why: 'ST 段抬高' },
  differential: [
    {
      id: 'dissection',
      name: '主动脉夹层',
      why: '溶栓前排除',
      isMust: true,
      wasNamed: false,
      for: [],
      against: ['双上肢血压对称'],
    },
  ],
  reasoning: {
    diagnosis: '急性心肌梗死',
    isRight: true,
    text: '因为疼',
    note: '不参与评分',
    evidence: [{ text: '压榨样疼痛', fits: true }],
  },
  references: ['胸痛指南 2023'],
};

const answerTo = (deed: PatientDeed): PatientSaying =>
  deed.kind === 'say' || deed.kind === 'ask'
    ? { by: 'patient', text: '两个小时前', picture: null }
    : { by: 'done', text: '已执行。', picture: null };

const answersTo = (deed: PatientDeed, lost: PatientSaying[]) =>
  deed.kind === 'say' && lost.length > 0 ? lost : [answerTo(deed)];

const textOf = (deed: PatientDeed) =>
  deed.kind === 'say' ? `问：${deed.text}` : `做：${deed.kind}`;

/**
 * A fake service with a patient; `done` collects the actions, and `lost` is the answer to a
 * question that is not understood.
 */
export function aPatient(lost: PatientSaying[] = []): {
  service: FakeService;
  done: PatientDeed[];
} {
  const service = fakeService();
  const done: PatientDeed[] = [];
  service.answersWith(patientCalls.list, ({ level }) => {
    const list = level === '3' ? [] : [{ ...card, isOfSchool: true, best: 82 }];
    return { list, total: list.length };
  });
  service.answers(patientCalls.detail, aCase);
  service.answers(patientCalls.runs, { list: [], total: 0 });
  service.answers(patientCalls.begin, aRun);
  service.answersWith(patientCalls.act, (_asked, body) => {
    const { number, deed } = body as { number: number; deed: PatientDeed };
    done[number - 1] = deed;
    const steps = done.map((one, at) => ({
      number: at + 1,
      clock: at * 30,
      text: textOf(one),
      says: answersTo(one, lost),
    }));
    const differential = deed.kind === 'differ' ? deed.list : [];
    return { ...aRun, steps, stepCount: number, sight: { ...sight, differential } };
  });
  const finished = { ...aRun, finishedAt: 1, report };
  service.answers(patientCalls.finish, finished);
  service.answers(patientCalls.run, finished);
  return { service, done };
}
