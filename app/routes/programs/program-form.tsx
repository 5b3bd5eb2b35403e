import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonProps } from '../../ui/actions/button.tsx';
import type { ProgramIntent } from './change-program.ts';

interface ProgramFormProps {
  intent: ProgramIntent | 'meal-plan';
  fields: Readonly<Record<string, string | number>>;
  /** The page that makes the change; this one when left out. */
  action?: string;
  variant?: ButtonProps['variant'];
  children: ReactNode;
}

/** A change of a program as a form with one button. */
export function ProgramForm({ intent, fields, action, variant, children }: ProgramFormProps) {
  const { formData } = useNavigation();
  return (
    <Form method="post" action={action} preventScrollReset>
      {Object.entries({ intent, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant} isBusy={formData?.get('intent') === intent}>
        {children}
      </Button>
    </Form>
  );
}
