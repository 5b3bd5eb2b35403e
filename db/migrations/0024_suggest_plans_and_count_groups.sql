CREATE TABLE "pro_assignments" (
	"user_id" text NOT NULL,
	"group_id" text NOT NULL,
	"member_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"assigned_by" text NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "pro_assignments_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "pro_assignments_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "pro_totals" (
	"group_id" text NOT NULL,
	"monday" date NOT NULL,
	"plan_people" integer,
	"plan_percent" integer,
	"weight_people" integer,
	"weight_change_kg" double precision,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pro_totals_group_id_monday_pk" PRIMARY KEY("group_id","monday")
);
--> statement-breakpoint
DROP INDEX "pro_groups_join_key";--> statement-breakpoint
ALTER TABLE "pro_assignments" ADD CONSTRAINT "pro_assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_assignments" ADD CONSTRAINT "pro_assignments_group_id_member_id_pro_members_group_id_id_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."pro_members"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_totals" ADD CONSTRAINT "pro_totals_group_id_pro_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."pro_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pro_assignments_waiting" ON "pro_assignments" USING btree ("member_id","kind","content") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "pro_assignments_member" ON "pro_assignments" USING btree ("group_id","member_id","assigned_at");--> statement-breakpoint
CREATE INDEX "pro_members_name" ON "pro_members" USING btree ("group_id",lower("last_name"),lower("first_name"),"id") WHERE removed_at is null;--> statement-breakpoint
ALTER TABLE "pro_groups" DROP COLUMN "join_key_hash";