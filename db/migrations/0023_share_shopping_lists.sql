CREATE TABLE "shopping_invitations" (
	"user_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shopping_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "shopping_people" (
	"user_id" text PRIMARY KEY NOT NULL,
	"list_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"here_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shopping_facts" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "shopping_invitations" ADD CONSTRAINT "shopping_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_people" ADD CONSTRAINT "shopping_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_people" ADD CONSTRAINT "shopping_people_list_id_users_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopping_people_of_list" ON "shopping_people" USING btree ("list_id");--> statement-breakpoint
ALTER TABLE "shopping_facts" ADD CONSTRAINT "shopping_facts_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopping_facts_made_by" ON "shopping_facts" USING btree ("made_by") WHERE made_by is not null;