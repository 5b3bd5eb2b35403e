CREATE TABLE "community_pictures" (
	"user_id" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"jpeg_base64" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "community_pictures" ADD CONSTRAINT "community_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_pictures" ADD CONSTRAINT "community_pictures_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "community_pictures_post_id" ON "community_pictures" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "community_pictures_user_id" ON "community_pictures" USING btree ("user_id");