CREATE TABLE "pro_administrators" (
	"user_id" text NOT NULL,
	"group_id" text NOT NULL,
	"added_by" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pro_administrators_user_id_group_id_pk" PRIMARY KEY("user_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "pro_events" (
	"group_id" text NOT NULL,
	"id" text NOT NULL,
	"actor_id" text,
	"member_id" text,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "pro_events_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "pro_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"payer" text NOT NULL,
	"payer_language" text NOT NULL,
	"country" text,
	"tax_residence" text,
	"vat_number" text,
	"period" text NOT NULL,
	"join_key_hash" text,
	"can_pay_seats" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"members_changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pro_invitations" (
	"group_id" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pro_invitations_group_id_id_pk" PRIMARY KEY("group_id","id"),
	CONSTRAINT "pro_invitations_id_unique" UNIQUE("id"),
	CONSTRAINT "pro_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "pro_members" (
	"group_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"period" text NOT NULL,
	"country" text,
	"tax_residence" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"subscription_status" text,
	"access_ends_at" timestamp with time zone,
	"renews" boolean DEFAULT false NOT NULL,
	"settled_at" timestamp with time zone,
	"end_noticed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "pro_members_group_id_id_pk" PRIMARY KEY("group_id","id"),
	CONSTRAINT "pro_members_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "pro_administrators" ADD CONSTRAINT "pro_administrators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_administrators" ADD CONSTRAINT "pro_administrators_group_id_pro_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."pro_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_events" ADD CONSTRAINT "pro_events_group_id_pro_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."pro_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_invitations" ADD CONSTRAINT "pro_invitations_group_id_pro_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."pro_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_invitations" ADD CONSTRAINT "pro_invitations_member_id_pro_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."pro_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_members" ADD CONSTRAINT "pro_members_group_id_pro_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."pro_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_members" ADD CONSTRAINT "pro_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pro_administrators_group" ON "pro_administrators" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "pro_events_at" ON "pro_events" USING btree ("group_id","at");--> statement-breakpoint
CREATE INDEX "pro_events_member" ON "pro_events" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pro_groups_join_key" ON "pro_groups" USING btree ("join_key_hash");--> statement-breakpoint
CREATE INDEX "pro_groups_members_changed" ON "pro_groups" USING btree ("members_changed_at");--> statement-breakpoint
CREATE INDEX "pro_invitations_member" ON "pro_invitations" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pro_members_email" ON "pro_members" USING btree ("group_id","email_key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "pro_members_user" ON "pro_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pro_members_ends_at" ON "pro_members" USING btree ("ends_at") WHERE removed_at is null and ended_at is null;--> statement-breakpoint
CREATE FUNCTION pro_events_stay() RETURNS trigger AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM pro_groups WHERE id = OLD.group_id) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'pro_events is append-only';
END
$$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER pro_events_stay BEFORE UPDATE OR DELETE ON "pro_events" FOR EACH ROW EXECUTE FUNCTION pro_events_stay();
