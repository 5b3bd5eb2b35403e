import { builder } from '../../api/builder.ts';

interface Brand {
  name: string;
  wordmarkUrl: string | null;
  color: string | null;
  contactEmail: string;
}

const BrandType = builder.objectRef<Brand>('Brand').implement({
  description: 'What the operator calls the product and how they are reached.',
  fields: (t) => ({
    name: t.exposeString('name'),
    wordmarkUrl: t.exposeString('wordmarkUrl', { nullable: true }),
    color: t.exposeString('color', { nullable: true }),
    contactEmail: t.exposeString('contactEmail'),
  }),
});

builder.queryField('brand', (t) =>
  t.field({
    type: BrandType,
    resolve: (_root, _input, { services: { settings } }) => ({
      name: settings.BRAND_NAME,
      wordmarkUrl: settings.BRAND_WORDMARK_URL ?? null,
      color: settings.BRAND_COLOR ?? null,
      contactEmail: settings.CONTACT_EMAIL,
    }),
  }),
);
