import type { BodyPlan, Group, Words } from './body';

/** The changes of a disease: other shapes, and other descriptions of the affected parts. */
interface Sickness extends Pick<BodyPlan, 'slug' | 'words' | 'simplified' | 'shapes'> {
  /** The descriptions of affected parts. */
  texts: Readonly<Record<string, string>>;
}

/** A diseased body: its parts keep their ids, so that the two can be compared side by side. */
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
