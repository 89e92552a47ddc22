/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/exam/questionFiles.ts
 *
 * How long it takes to read a file of 10 000 questions in each of the common formats: from the
 * bytes on disk to sanitised, validated and compared questions, as the preview of an import shows
 * them. The files are written in the same run.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readQuestionFile } from '../../../apps/server/src/modules/exam/exchange/exchange.read';
import { writeQuestionFile } from '../../../apps/server/src/modules/exam/exchange/exchange.write';
import { duplicatesIn } from '@cheese/question-files/duplicates';
import { command, say, Stop } from '../../setup/say.mjs';

const QUESTIONS = 10_000;
const SLOWEST_MS = 10_000;
const formats = ['xlsx', 'docx', 'gift', 'moodle', 'qti'] as const;

const questionAt = (at: number) =>
  `${at + 1}. 第 ${at + 1} 例：男，${20 + (at % 60)} 岁，胸痛 2 小时，血压 90/60 mmHg，最可能的诊断是（ ）
A. 急性心肌梗死 B. 主动脉夹层 C. 肺栓塞
D. 气胸
E. 反流性食管炎
答案：${'ABCDE'.charAt(at % 5)}
解析：胸痛伴低血压，首先考虑需要立即处理的疾病。
难度：${['容易', '中等', '困难'][at % 3] ?? '中等'}
知识点：胸痛；急诊
`;

async function timed(path: string) {
  const began = performance.now();
  const read = await readQuestionFile({ path });
  const duplicates = duplicatesIn(read.questions.map(({ draft }) => draft));
  const ms = Math.round(performance.now() - began);
  const faults = read.questions.filter((one) => one.faults.length > 0).length;
  const doubled = duplicates.filter(({ of }) => of !== null).length;
  if (read.questions.length !== QUESTIONS || faults > 0 || doubled > 0) {
    throw new Stop(
      `${read.format}: ${read.questions.length} read, ${faults} faulty, ${doubled} double.`,
    );
  }
  return { ...read, ms };
}

await command(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cheese-files-'));
  try {
    const path = join(folder, 'questions');
    writeFileSync(path, Array.from({ length: QUESTIONS }, (_, at) => questionAt(at)).join('\n'));
    const text = await timed(path);
    const slow: string[] = [];
    const tell = (format: string, ms: number) => {
      say(`${format}: ${QUESTIONS} questions in ${ms} ms`);
      if (ms > SLOWEST_MS) slow.push(format);
    };
    tell('text', text.ms);
    for (const format of formats) {
      const { questions } = text;
      const file = await writeQuestionFile({ format, questions, pictures: new Map(), title: '' });
      writeFileSync(path, file.bytes);
      tell(format, (await timed(path)).ms);
    }
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    say(`at most ${memory} MB of memory, writing and all questions in between included`);
    if (slow.length > 0) throw new Stop(`Slower than ${SLOWEST_MS} ms: ${slow.join(', ')}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
