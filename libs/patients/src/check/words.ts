import type {
  PatientCase,
  PatientFound,
} from '@cheese/domain/contract/training/shapes/patientCase';
import type { Prepared } from '../engine/prepare';
import { vitalNames } from '../engine/texts';
import { type Fault, faultOf, type SectionKey } from './fault';
import { texts } from './texts';

type Said = readonly [where: SectionKey, what: string, text: string | undefined];

/** The required texts with their places; optional texts are not included. */
function saidIn({ of, ...ready }: Prepared): Said[] {
  const { patient, diagnosis, rubric } = of;
  const nameOf = (by: ReadonlyMap<string, { name: string }>, id: string) => by.get(id)?.name ?? id;
  const found = (where: SectionKey, name: string, { text, variants = [] }: PatientFound): Said[] =>
    [text, ...variants.map((one) => one.text)].map((one) => [where, name, one]);
  const list = (where: SectionKey, what: string, lines: readonly string[]): Said[] =>
    lines.map((line) => [where, what, line]);
  return [
    ...Object.entries({
      病例名称: of.title,
      科室: of.field,
      患者姓名: patient.name,
      年龄: patient.age,
      地点: patient.place,
      主诉: patient.complaint,
      性格与表现: patient.manner,
    }).map(([what, text]): Said => ['about', what, text]),
    ...list('about', '学习目标', of.aims),
    ...list('about', '参考资料', of.references),
    ...Object.entries(of.answers).map(([id, { text }]): Said => [
      'history',
      `“${ready.questions.get(id)?.text ?? id}”的回答`,
      text,
    ]),
    ...of.questions.flatMap(({ text, says, alike }): Said[] => [
      ['history', '自定义问题', text],
      ['history', `“${text}”的回答`, says],
      ...list('history', `“${text}”的其他问法`, alike),
    ]),
    ...Object.entries(of.findings).flatMap(([, one]) => found('examination', '查体所见', one)),
    ...Object.entries(of.tests).flatMap(([id, one]) =>
      found('tests', `“${nameOf(ready.tests, id)}”的结果`, one),
    ),
    ...(of.own?.tests ?? []).map(({ name }): Said => ['tests', '自定义检查的名称', name]),
    ...(of.own?.treatments ?? []).map(({ name }): Said => ['treatments', '自定义处理的名称', name]),
    ...harmsIn(of),
    ...of.events.map(({ says }): Said => ['states', '病情变化的描述', says]),
    ...Object.values(of.evidence).map((name): Said => ['diagnosis', '依据的文字', name]),
    ['diagnosis', '最终诊断的理由', diagnosis.why],
    ...(of.own?.diagnoses ?? []).map(({ name }): Said => ['diagnosis', '自定义诊断的名称', name]),
    ...list('diagnosis', '会泄露答案的词', diagnosis.words),
    ...of.differential.map(({ diagnosis: id, why }): Said => [
      ...(['diagnosis', `“${nameOf(ready.diagnoses, id)}”的理由`, why] as const),
    ]),
    ...[...rubric.keys, ...rubric.order, ...rubric.windows, ...rubric.safeguards].flatMap(
      ({ name, why }): Said[] => [
        ['rubric', '评分项的名称', name],
        ['rubric', `评分项“${name}”的理由`, why],
      ],
    ),
  ];
}

function harmsIn(of: PatientCase): Said[] {
  const parts: [SectionKey, PatientCase['treatments']][] = [
    ['tests', of.tests],
    ['treatments', of.treatments],
  ];
  return parts.flatMap(([where, by]) =>
    Object.values(by).flatMap(({ harms = [] }) =>
      harms.flatMap(({ name, why }): Said[] => [
        [where, '失误的名称', name],
        [where, `失误“${name}”的理由`, why],
      ]),
    ),
  );
}

const few = (of: PatientCase) =>
  [
    ['about', '学习目标', of.aims, 1],
    ['about', '参考资料', of.references, 1],
    ['diagnosis', '会泄露答案的词', of.diagnosis.words, 1],
    ['diagnosis', '鉴别诊断', of.differential, 3],
    ['rubric', '交接的去向', of.rubric.handOver, 1],
    ['path', '专家路径', of.path, 5],
  ] as const;

/** Each vital sign on the monitor needs a start value. */
const vitals = {
  hr: vitalNames.hr.name,
  sbp: '收缩压',
  dbp: '舒张压',
  rr: vitalNames.rr.name,
  spo2: vitalNames.spo2.name,
  temp: vitalNames.temp.name,
  gcs: vitalNames.gcs.name,
};

/** Texts and parts still missing in a draft. */
export function findMissing(ready: Prepared): Fault[] {
  const { of } = ready;
  const blank = saidIn(ready).filter(([, , text]) => (text ?? '').trim() === '');
  return [
    ...blank.map(([where, what]) => faultOf('missingText', where, texts.missing(what))),
    ...few(of).flatMap(([where, what, list, least]) =>
      list.length < least ? [faultOf('missingText', where, texts.tooFew(what, least))] : [],
    ),
    ...Object.entries(vitals).flatMap(([id, name]) =>
      Object.hasOwn(of.values, id) ? [] : [faultOf('missingText', 'about', texts.vital(name))],
    ),
    ...of.drifts.flatMap(({ perMinute, value }) =>
      perMinute > 0 ? [] : [faultOf('badNumber', 'states', texts.speed(value))],
    ),
  ];
}
