CREATE TABLE "content_presence" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_presence_kind_id_user_id_pk" PRIMARY KEY("kind","id","user_id")
);
--> statement-breakpoint
ALTER TABLE "content_presence" ADD CONSTRAINT "content_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_presence_seen_at" ON "content_presence" USING btree ("seen_at");