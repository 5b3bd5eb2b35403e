CREATE TABLE "community_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"decided_by" text,
	"decision" text NOT NULL,
	"reason" text,
	"note" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"state_before" text NOT NULL,
	"reason_before" text,
	"decided_before" timestamp with time zone,
	"paused_before" timestamp with time zone,
	"paused_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "community_decisions" ADD CONSTRAINT "community_decisions_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_decisions" ADD CONSTRAINT "community_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_decisions_post" ON "community_decisions" USING btree ("post_id","decided_at");--> statement-breakpoint
CREATE INDEX "community_decisions_by" ON "community_decisions" USING btree ("decided_by","decided_at");