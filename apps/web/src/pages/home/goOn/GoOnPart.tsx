import { GoOn } from '../../../features/course/GoOn';

/** Comes as a part of its own: most who open the home learn nothing yet. */
export default function GoOnPart() {
  return (
    <div style={{ marginTop: 32 }}>
      <GoOn />
    </div>
  );
}
