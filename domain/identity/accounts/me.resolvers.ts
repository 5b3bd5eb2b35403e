import { builder } from '../../../api/builder.ts';
import type { Viewer } from '../viewer/viewer.ts';

const CapabilitiesType = builder.objectRef<Viewer>('Capabilities').implement({
  description: 'What a user may do beyond what membership gives.',
  fields: (t) => ({ canEditMealPlans: t.exposeBoolean('canEditMealPlans') }),
});

export const MeType = builder.objectRef<Viewer>('Me').implement({
  description: 'The signed-in user.',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    capabilities: t.field({ type: CapabilitiesType, resolve: (viewer) => viewer }),
  }),
});
