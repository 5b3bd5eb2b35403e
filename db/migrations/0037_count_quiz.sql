CREATE TABLE "quiz_counts" (
	"day" date NOT NULL,
	"reached" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "quiz_counts_day_reached_pk" PRIMARY KEY("day","reached")
);
