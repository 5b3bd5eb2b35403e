CREATE TABLE "content_items" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"published_version" integer,
	"archived_at" timestamp with time zone,
	"publication" bigint,
	"publish_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text,
	CONSTRAINT "content_items_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"basis" jsonb NOT NULL,
	"origin" text NOT NULL,
	"restored_from" integer,
	"made_by" text,
	"made_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"published_by" text,
	"note" text,
	CONSTRAINT "content_versions_kind_id_version_pk" PRIMARY KEY("kind","id","version")
);
--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_items_publication" ON "content_items" USING btree ("publication");--> statement-breakpoint
CREATE INDEX "content_items_publish_at" ON "content_items" USING btree ("publish_at") WHERE "content_items"."publish_at" is not null;