CREATE TABLE "program_check_ins" (
	"user_id" text NOT NULL,
	"run_id" text NOT NULL,
	"week" integer NOT NULL,
	"day" date NOT NULL,
	"mood" integer NOT NULL,
	"energy" integer NOT NULL,
	"hunger" integer NOT NULL,
	"weight_kg" double precision,
	"note" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_check_ins_user_id_run_id_week_pk" PRIMARY KEY("user_id","run_id","week")
);
--> statement-breakpoint
CREATE TABLE "program_lessons_read" (
	"user_id" text NOT NULL,
	"run_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_lessons_read_user_id_run_id_lesson_id_pk" PRIMARY KEY("user_id","run_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "program_runs" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"program" text NOT NULL,
	"status" text NOT NULL,
	"started_on" date NOT NULL,
	"paused_on" date,
	"paused_days" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "program_runs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "program_ticks" (
	"user_id" text NOT NULL,
	"run_id" text NOT NULL,
	"day" integer NOT NULL,
	"task_id" text NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_ticks_user_id_run_id_day_task_id_pk" PRIMARY KEY("user_id","run_id","day","task_id")
);
--> statement-breakpoint
ALTER TABLE "program_check_ins" ADD CONSTRAINT "program_check_ins_user_id_run_id_program_runs_user_id_id_fk" FOREIGN KEY ("user_id","run_id") REFERENCES "public"."program_runs"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_lessons_read" ADD CONSTRAINT "program_lessons_read_user_id_run_id_program_runs_user_id_id_fk" FOREIGN KEY ("user_id","run_id") REFERENCES "public"."program_runs"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_runs" ADD CONSTRAINT "program_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_ticks" ADD CONSTRAINT "program_ticks_user_id_run_id_program_runs_user_id_id_fk" FOREIGN KEY ("user_id","run_id") REFERENCES "public"."program_runs"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "program_runs_one_at_a_time" ON "program_runs" USING btree ("user_id") WHERE status in ('RUNNING', 'PAUSED');