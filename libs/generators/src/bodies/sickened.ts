import type { BodyPlan, Group, Words } from './body';

/** What sickness makes of a body: other shapes, and other words at the parts that it changes. */
interface Sickness extends Pick<BodyPlan, 'slug' | 'words' | 'simplified' | 'shapes'> {
  /** What is learnt of a part in sickness, where that differs from health. */
  texts: Readonly<Record<string, string>>;
}

/** A sick body: each part is called as in health, so that the two can be laid side by side. */
export function sickened(plan: BodyPlan, { texts, ...changed }: Sickness): BodyPlan {
  const told = (parts: Group['parts']) =>
    Object.fromEntries(
      Object.entries(parts).map(([id, [zh, la, en, text]]): [string, Words] => [
        id,
        [zh, la, en, texts[id] ?? text],
      ]),
    );
  const groups = Object.entries(plan.groups).map(([id, group]): [string, Group] => [
    id,
    { ...group, parts: told(group.parts) },
  ]);
  return { ...plan, ...changed, groups: Object.fromEntries(groups) };
}
