CREATE TABLE "pro_shares" (
	"user_id" text NOT NULL,
	"group_id" text NOT NULL,
	"member_id" text NOT NULL,
	"item" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "pro_shares_user_id_member_id_item_pk" PRIMARY KEY("user_id","member_id","item")
);
--> statement-breakpoint
ALTER TABLE "pro_shares" ADD CONSTRAINT "pro_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_shares" ADD CONSTRAINT "pro_shares_group_id_member_id_pro_members_group_id_id_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."pro_members"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pro_shares_group" ON "pro_shares" USING btree ("group_id","item");