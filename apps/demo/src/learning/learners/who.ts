/** Who learns in the demo, for its teachers to see; nobody signs in as one of them. */
interface SeedLearner {
  name: string;
  /** Of the items of a course where they stand first, second and so on. */
  share: number;
  /** How many days ago they were last there. */
  daysAgo: number;
  /** What their tests came to, out of a hundred. */
  score: number;
}

export const seedLearners: readonly SeedLearner[] = [
  { name: '许清禾', share: 1, daysAgo: 1, score: 95 },
  { name: '程一舟', share: 1, daysAgo: 6, score: 88 },
  { name: '顾南星', share: 0.85, daysAgo: 2, score: 82 },
  { name: '沈知遥', share: 0.6, daysAgo: 3, score: 76 },
  { name: '陆景行', share: 0.45, daysAgo: 9, score: 52 },
  { name: '温雨桐', share: 0.3, daysAgo: 16, score: 80 },
  { name: '何以宁', share: 0.15, daysAgo: 21, score: 70 },
  { name: '白露晞', share: 0.05, daysAgo: 30, score: 70 },
];
