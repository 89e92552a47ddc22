import { join } from 'node:path';
import type { FilmFacts, Films, FilmSizes, FilmWork } from './films';
import { findProgram, type ProgramLimits, runProgram } from './program';

interface Programs {
  ffmpeg: string;
  ffprobe: string;
}

const MINUTE_MS = 60_000;
const GB = 1024 ** 3;
/** Both of them are left to calls as well: this comes last. */
const THREADS = '2';

/** Null unless both programs are installed. */
export function findFfmpeg(path: string): Programs | null {
  const [ffmpeg, ffprobe] = [findProgram(path, 'ffmpeg'), findProgram(path, 'ffprobe')];
  return ffmpeg && ffprobe ? { ffmpeg, ffprobe } : null;
}

const limitsFor = (timeMs: number): ProgramLimits => ({
  timeMs,
  cpuMs: timeMs * 2,
  memoryBytes: 4 * GB,
  fileBytes: 6 * GB,
});
const short = limitsFor(10 * MINUTE_MS);
/** Ten times as long as the film, which a slow machine needs for three sizes. */
const long = ({ durationS }: FilmFacts) => limitsFor(10 * MINUTE_MS + durationS * 10_000);

/** Read as what it is and nothing else, from this machine alone: a film may name other files. */
const readFrom = ({ path, packing }: FilmWork) => [
  '-protocol_whitelist',
  'file,pipe',
  '-f',
  packing,
  '-i',
  path,
];
const quiet = ['-hide_banner', '-nostdin', '-y', '-v', 'error'];

export function ffmpegFilms({ ffmpeg, ffprobe }: Programs): Films {
  const run = (
    { folder, stopping }: FilmWork,
    args: readonly string[],
    more: { limits?: ProgramLimits; onOutput?: (text: string) => void } = {},
  ) =>
    runProgram({
      command: 'nice',
      args: ['-n', '10', ffmpeg, ...quiet, ...args],
      home: folder,
      stopping,
      limits: short,
      ...more,
    });
  return {
    async look(work) {
      let said = '';
      const asked = ['-v', 'error', '-print_format', 'json', '-show_format', '-show_streams'];
      await runProgram({
        command: ffprobe,
        args: [...asked, ...readFrom(work)],
        home: work.folder,
        limits: short,
        stopping: work.stopping,
        onOutput: (text) => void (said += text),
      });
      return factsIn(JSON.parse(said) as Probed);
    },
    makeSizes: (work) =>
      run(work, sizesOf(work), { limits: long(work.facts), onOutput: secondsTo(work.onSecond) }),
    joinSize: (work, height) =>
      run(work, [
        ...readFrom({ ...work, path: join(work.folder, `${height}.mp4`), packing: 'mov' }),
        '-c',
        'copy',
        '-movflags',
        '+faststart',
        join(work.folder, 'film.mp4'),
      ]),
    drawPoster: (work) =>
      run(work, [
        '-ss',
        String(Math.min(3, work.facts.durationS / 10)),
        ...readFrom(work),
        // Picks the most typical of several frames, which avoids a black one.
        '-vf',
        'thumbnail=40,scale=1280:-2',
        '-frames:v',
        '1',
        join(work.folder, 'poster.png'),
      ]),
    drawStrip: ({ everyS, width, height, columns, rows, ...work }) =>
      run(work, [
        '-skip_frame',
        'nokey',
        ...readFrom(work),
        '-frames:v',
        '1',
        '-vf',
        // Pictures that stand by themselves come every few seconds: the last one stays on.
        `tpad=stop_mode=clone:stop_duration=${2 * everyS},fps=1/${everyS},` +
          `scale=${width}:${height},tile=${columns}x${rows}`,
        join(work.folder, 'strip.png'),
      ]),
  };
}

interface Probed {
  format?: { duration?: string };
  streams?: {
    codec_type?: string;
    width?: number;
    height?: number;
    disposition?: { attached_pic?: number };
    side_data_list?: { rotation?: number }[];
  }[];
}

function factsIn({ format, streams = [] }: Probed): FilmFacts | null {
  const picture = streams.find(
    (one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1,
  );
  if (!picture?.width || !picture.height) return null;
  const turned = picture.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation;
  const isOnSide = Math.abs(turned ?? 0) % 180 === 90;
  const [width, height] = [picture.width, picture.height];
  return {
    durationS: Number(format?.duration ?? 0) || 0,
    ...(isOnSide ? { width: height, height: width } : { width, height }),
    hasSound: streams.some((one) => one.codec_type === 'audio'),
  };
}

/** Read once for all sizes; each is one file of pieces of four seconds, and a list of them. */
const sizesOf = (work: FilmSizes) => [
  '-progress',
  'pipe:1',
  '-threads',
  THREADS,
  ...readFrom(work),
  ...work.heights.flatMap((height) => sizeOf(work, height)),
];

const PIECE_S = 4;
/** Kilobits a second that a size may take at the most: a lecture takes far less. */
const rates: Record<number, number> = { 1080: 4000, 720: 2200, 480: 1100 };

function sizeOf({ facts }: FilmSizes, height: number): string[] {
  const rate = rates[height] ?? 1100;
  const sound = ['-map', '0:a:0', '-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'];
  return [
    '-map',
    '0:v:0',
    '-vf',
    `scale=-2:${height}`,
    '-pix_fmt',
    'yuv420p',
    '-threads',
    THREADS,
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-profile:v',
    'high',
    '-crf',
    '23',
    '-maxrate',
    `${rate}k`,
    '-bufsize',
    `${rate * 2}k`,
    '-sc_threshold',
    '0',
    '-force_key_frames',
    `expr:gte(t,n_forced*${PIECE_S})`,
    ...(facts.hasSound ? sound : []),
    '-f',
    'hls',
    '-hls_time',
    String(PIECE_S),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_flags',
    'single_file',
    '-hls_segment_filename',
    `${height}.mp4`,
    `${height}.m3u8`,
  ];
}

/** It says now and then how many microseconds it has written. */
function secondsTo(onSecond: (second: number) => void) {
  return (text: string) => {
    const micros = [...text.matchAll(/^out_time_us=(\d+)$/gm)].at(-1)?.[1];
    if (micros !== undefined) onSecond(Number(micros) / 1_000_000);
  };
}
