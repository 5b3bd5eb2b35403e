CREATE TABLE "content_photos" (
	"id" text NOT NULL,
	"recipe_id" text NOT NULL,
	"jpeg_base64" text NOT NULL,
	"uploaded_by" text,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_photos_recipe_id_id_pk" PRIMARY KEY("recipe_id","id")
);
--> statement-breakpoint
ALTER TABLE "content_photos" ADD CONSTRAINT "content_photos_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_photos_id" ON "content_photos" USING btree ("id");