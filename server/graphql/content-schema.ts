import '../../domain/content-api/schema/changes.resolvers.ts';
import '../../domain/content-api/schema/landing-type.resolvers.ts';
import '../../domain/content-api/schema/content-lists.resolvers.ts';
import '../../domain/content-api/schema/drafts.resolvers.ts';
import { contentBuilder } from '../../domain/content-api/schema/content-builder.ts';

/** The schema of /cms/graphql: what is published, for programs with a key. */
export const contentSchema = contentBuilder.toSchema();
