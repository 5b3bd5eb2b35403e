CREATE TABLE "doctor_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"application" jsonb NOT NULL,
	"locale" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"specialties" text[] NOT NULL,
	"clinic" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"languages" text[] NOT NULL,
	"is_telehealth" boolean NOT NULL,
	"takes_patients" boolean NOT NULL,
	"text" text NOT NULL,
	"text_language" text NOT NULL,
	"website" text NOT NULL,
	"phone" text NOT NULL,
	"search_words" text[] NOT NULL,
	"sort_name" text NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "doctors_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE INDEX "doctor_applications_queue" ON "doctor_applications" USING btree ("state","sent_at","id");--> statement-breakpoint
CREATE INDEX "doctors_words" ON "doctors" USING gin (array_to_tsvector("search_words"));--> statement-breakpoint
CREATE INDEX "doctors_languages" ON "doctors" USING gin ("languages");--> statement-breakpoint
CREATE INDEX "doctors_by_name" ON "doctors" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "doctors_by_country" ON "doctors" USING btree ("country","sort_name","id");