import { GoOn } from '../../../features/course/GoOn';

/** A separate chunk, because most visitors have no course yet. */
export default function GoOnPart() {
  return (
    <div style={{ marginTop: 32 }}>
      <GoOn />
    </div>
  );
}
