CREATE TABLE "experiment_counts" (
	"day" date NOT NULL,
	"experiment" text NOT NULL,
	"variant" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "experiment_counts_day_experiment_variant_outcome_pk" PRIMARY KEY("day","experiment","variant","outcome")
);
