import { DoctorRow } from '../../doctors/doctor-row.tsx';
import type { DoctorRowFragment } from '../../doctors/operations.gen.ts';
import { Card } from '../../ui/layout/card.tsx';

export function DoctorList({
  doctors,
  headingLevel,
}: {
  doctors: readonly DoctorRowFragment[];
  headingLevel: 2 | 3;
}) {
  return (
    <Card isPadded={false} className="px-[clamp(1.1rem,0.8rem+1vw,1.6rem)]">
      <ul className="divide-y divide-line">
        {doctors.map((doctor) => (
          <li key={doctor.slug}>
            <DoctorRow doctor={doctor} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
