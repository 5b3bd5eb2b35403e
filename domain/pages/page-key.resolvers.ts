import { builder } from '../../api/builder.ts';
import { pageKeys } from './page-keys.rules.ts';

export const PageKeyType = builder.enumType('PageKey', {
  description: 'Pages that are read. Each has the address of the screen of the same name.',
  values: pageKeys,
});
