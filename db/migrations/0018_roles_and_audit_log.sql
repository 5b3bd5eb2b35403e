CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_roles_user_id_role_language_pk" PRIMARY KEY("user_id","role","language")
);
--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_happened_at" ON "audit_log" USING btree ("happened_at","id");--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role");--> statement-breakpoint
INSERT INTO "user_roles" ("user_id", "role", "language", "is_sample", "granted_at")
SELECT "id", 'EDITOR', 'all', false, now() FROM "users" WHERE "can_edit_meal_plans";--> statement-breakpoint
INSERT INTO "audit_log" ("id", "happened_at", "actor_kind", "action", "subject_id", "details")
SELECT gen_random_uuid()::text, now(), 'SETTING', 'ROLE_GRANTED', "id", '{"role": "EDITOR"}' FROM "users" WHERE "can_edit_meal_plans";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "can_edit_meal_plans";