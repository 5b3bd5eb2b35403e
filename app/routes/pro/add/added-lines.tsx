import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import * as m from '../../../../i18n/paraglide/messages.js';
import { Card } from '../../../ui/layout/card.tsx';
import type { AddProMembersMutation } from '../operations.gen.ts';

type Line = AddProMembersMutation['addProMembers']['lines'][number];

/** What became of each line that was pasted. */
export function AddedLines({ lines }: { lines: readonly Line[] }) {
  const invited = lines.filter(({ problems }) => problems.length === 0).length;
  return (
    <Card as="section">
      <h2 className="text-h4">{m.pro_invited({ count: invited })}</h2>
      <ol className="mt-2">
        {lines.map((line) => (
          <LineRow key={line.line} line={line} />
        ))}
      </ol>
    </Card>
  );
}

function LineRow({ line }: { line: Line }) {
  const { firstName, lastName, email, problems } = line;
  const [problem] = problems;
  const Sign = problem ? WarningCircleIcon : CheckCircleIcon;
  return (
    <li className="flex items-start gap-3 border-t border-line py-2.5 first:border-0">
      <Sign
        size="1.25em"
        weight="bold"
        aria-hidden
        className={problem ? 'mt-0.5 flex-none text-danger-ink' : 'mt-0.5 flex-none text-leaf-ink'}
      />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {m.pro_line({ line: line.line })} {`${firstName} ${lastName} ${email}`.trim()}
        </p>
        <p className="text-small text-ink-2">{problem ? problem.message : m.pro_line_invited()}</p>
      </div>
    </li>
  );
}
