import { builder } from '../../../api/builder.ts';
import { roles } from './roles.rules.ts';

export const RoleType = builder.enumType('Role', {
  description: 'What an account may do beyond membership.',
  values: roles,
});
