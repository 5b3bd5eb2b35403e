import { builder } from '../../../api/builder.ts';
import { RoleType } from '../roles/role-type.resolvers.ts';
import { mayEditMealPlans, needsSecondFactor, openRoles } from '../roles/roles.rules.ts';
import type { Viewer } from '../viewer/viewer.ts';

const CapabilitiesType = builder.objectRef<Viewer>('Capabilities').implement({
  description: 'What a user may do beyond what membership gives.',
  fields: (t) => ({
    canEditMealPlans: t.boolean({
      description: 'Themed plans, for everybody: editors and administrators.',
      resolve: mayEditMealPlans,
    }),
    roles: t.field({
      type: [RoleType],
      description: 'The roles that are open to them now.',
      resolve: openRoles,
    }),
    needsSecondFactor: t.boolean({
      description: 'They hold a role that opens once their two-step login is on.',
      resolve: needsSecondFactor,
    }),
  }),
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
