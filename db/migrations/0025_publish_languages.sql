ALTER TABLE "content_items" ADD COLUMN "published_fields" jsonb;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "publish_languages" jsonb;--> statement-breakpoint
UPDATE "content_items" SET "published_fields" = "content_versions"."fields" FROM "content_versions" WHERE "content_versions"."kind" = "content_items"."kind" AND "content_versions"."id" = "content_items"."id" AND "content_versions"."version" = "content_items"."published_version";
