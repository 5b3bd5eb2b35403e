CREATE TABLE "calendar_feeds" (
	"user_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "meal_plan_versions" (
	"user_id" text NOT NULL,
	"meal_plan_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"replaced_by" text,
	CONSTRAINT "meal_plan_versions_user_id_meal_plan_id_version_pk" PRIMARY KEY("user_id","meal_plan_id","version")
);
--> statement-breakpoint
CREATE TABLE "themed_plan_versions" (
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"replaced_by" text,
	"edited_by" text,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "themed_plan_versions_slug_version_pk" PRIMARY KEY("slug","version")
);
--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "first_weekday" integer;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_versions" ADD CONSTRAINT "meal_plan_versions_user_id_meal_plan_id_meal_plans_user_id_id_fk" FOREIGN KEY ("user_id","meal_plan_id") REFERENCES "public"."meal_plans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "themed_plan_versions" ADD CONSTRAINT "themed_plan_versions_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "meal_plans" SET "first_weekday" = ("generation"->>'firstWeekday')::integer WHERE "generation" IS NOT NULL;--> statement-breakpoint
UPDATE "meal_plans" SET "started_at" = "updated_at" WHERE "is_started";
