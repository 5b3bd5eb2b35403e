import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type ProgramCertificateQueryVariables = Exact<{
  slug: string;
  timeZone?: string | null | undefined;
}>;


export type ProgramCertificateQuery = { me: { userId: string, firstName: string, lastName: string } | null, program: { slug: string, title: string, coverRecipeId: string, weekCount: number, taskCount: number, lessonCount: number, slugs: Array<{ language: string, slug: string }>, certificate: { startedOn: string, finishedOn: string, tasksDone: number, lessonsRead: number, checkInsDone: number } | null } | null };

export type ProgramChangedFragment = { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: Types.ProgramRunStatus, dayReached: number } | null };

export type StartProgramMutationVariables = Exact<{
  input: Types.StartProgramInput;
}>;


export type StartProgramMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: Types.ProgramRunStatus, dayReached: number } | null } };

export type PauseProgramMutationVariables = Exact<{
  input: Types.ProgramRunInput;
}>;


export type PauseProgramMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: Types.ProgramRunStatus, dayReached: number } | null } };

export type ResumeProgramMutationVariables = Exact<{
  input: Types.ProgramRunInput;
}>;


export type ResumeProgramMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: Types.ProgramRunStatus, dayReached: number } | null } };

export type StopProgramMutationVariables = Exact<{
  input: Types.ProgramRunInput;
}>;


export type StopProgramMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: Types.ProgramRunStatus, dayReached: number } | null } };

export type FinishProgramMutationVariables = Exact<{
  input: Types.ProgramRunInput;
}>;


export type FinishProgramMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: Types.ProgramRunStatus, dayReached: number } | null } };

export type RestartProgramMutationVariables = Exact<{
  input: Types.ProgramRunInput;
}>;


export type RestartProgramMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: Types.ProgramRunStatus, dayReached: number } | null } };

export type TickProgramTaskMutationVariables = Exact<{
  input: Types.TickProgramTaskInput;
}>;


export type TickProgramTaskMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: Types.ProgramRunStatus, dayReached: number } | null } };

export type ReadProgramLessonMutationVariables = Exact<{
  input: Types.ReadProgramLessonInput;
}>;


export type ReadProgramLessonMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: Types.ProgramRunStatus, dayReached: number } | null } };

export type SaveProgramCheckInMutationVariables = Exact<{
  input: Types.SaveProgramCheckInInput;
}>;


export type SaveProgramCheckInMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: Types.ProgramRunStatus, dayReached: number } | null } };

export type StartProgramMealPlanMutationVariables = Exact<{
  input: Types.StartProgramMealPlanInput;
}>;


export type StartProgramMealPlanMutation = { startProgramMealPlan: { mealPlan: { slug: string } } };

export type ProgramCheckInQueryVariables = Exact<{
  slug: string;
  timeZone?: string | null | undefined;
}>;


export type ProgramCheckInQuery = { me: { userId: string } | null, tracking: { choices: { weightUnit: Types.TrackingWeightUnit, waistUnit: Types.WaistUnit, glucoseUnit: Types.GlucoseUnit } } | null, program: { id: string, slug: string, title: string, weekCount: number, slugs: Array<{ language: string, slug: string }>, weeks: Array<{ number: number, theme: string }>, run: { id: string, status: Types.ProgramRunStatus, dayReached: number, weekReached: number, readLessonIds: Array<string>, ticks: Array<{ day: number, taskId: string }>, checkIns: Array<{ week: number, mood: number, energy: number, hunger: number, weightKg: number | null, note: string }> } | null } | null };

export type ProgramDayQueryVariables = Exact<{
  slug: string;
  day: number;
  timeZone?: string | null | undefined;
}>;


export type ProgramDayQuery = { me: { userId: string } | null, program: { id: string, slug: string, title: string, dayCount: number, weekCount: number, lessonCount: number, taskCount: number, slugs: Array<{ language: string, slug: string }>, weeks: Array<{ number: number, theme: string, summary: string, mealPlan: { slug: string, title: string }, lessons: Array<{ id: string, number: number, title: string }>, days: Array<{ number: number, tasks: Array<{ id: string }> }> | null }>, day: { number: number, tasks: Array<{ id: string, text: string }>, lessons: Array<{ id: string, number: number, title: string }> } | null, run: { dateOfDay: string | null, id: string, status: Types.ProgramRunStatus, dayReached: number, weekReached: number, readLessonIds: Array<string>, ticks: Array<{ day: number, taskId: string }>, checkIns: Array<{ week: number, mood: number, energy: number, hunger: number, weightKg: number | null, note: string }> } | null } | null };

export type ProgramWeekPlanQueryVariables = Exact<{
  slug: string;
  week: number;
}>;


export type ProgramWeekPlanQuery = { program: { run: { mealPlan: { slug: string, isStarted: boolean } | null } | null } | null };

export type ProgramTodayQueryVariables = Exact<{
  slug: string;
  timeZone?: string | null | undefined;
}>;


export type ProgramTodayQuery = { program: { slug: string, run: { dayReached: number } | null } | null };

export type ProgramLessonQueryVariables = Exact<{
  slug: string;
  number: number;
  timeZone?: string | null | undefined;
}>;


export type ProgramLessonQuery = { me: { userId: string } | null, offers: { trialDays: number, pastTrialEndedAt: string | null, recipeCount: number, openRecipeCount: number, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> }, program: { id: string, slug: string, title: string, coverRecipeId: string, lessonCount: number, slugs: Array<{ language: string, slug: string }>, firstDay: { number: number } | null, lessonVideo: { id: string, slug: string, title: string, seconds: number, pictureRecipeId: string, isLocked: boolean, source: { kind: Types.VideoSourceKind, address: string, mediaType: string | null } | null, chapters: Array<{ title: string, startSeconds: number, stillPath: string | null, cues: Array<{ startSeconds: number, endSeconds: number, text: string }> | null }> } | null, lesson: { id: string, number: number, day: number, week: number, title: string, paragraphs: Array<string> | null, sources: Array<{ authors: string, year: number, title: string, journal: string, pmid: string | null, doi: string | null }> } | null, run: { id: string, status: Types.ProgramRunStatus, readLessonIds: Array<string> } | null } | null };

export type ProgramQueryVariables = Exact<{
  slug: string;
  timeZone?: string | null | undefined;
}>;


export type ProgramQuery = { me: { userId: string } | null, offers: { trialDays: number, pastTrialEndedAt: string | null, recipeCount: number, openRecipeCount: number, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> }, currentProgram: { id: string, title: string } | null, program: { id: string, slug: string, title: string, lead: string, outcomes: Array<string>, coverRecipeId: string, weekCount: number, dayCount: number, taskCount: number, lessonCount: number, slugs: Array<{ language: string, slug: string }>, weeks: Array<{ number: number, theme: string, summary: string, mealPlan: { slug: string, title: string }, lessons: Array<{ id: string, number: number, title: string }>, days: Array<{ number: number, tasks: Array<{ id: string }> }> | null }>, run: { id: string, status: Types.ProgramRunStatus, dayReached: number, weekReached: number, readLessonIds: Array<string>, ticks: Array<{ day: number, taskId: string }>, checkIns: Array<{ week: number, mood: number, energy: number, hunger: number, weightKg: number | null, note: string }> } | null } | null };

export type ProgramWeekFragment = { number: number, theme: string, summary: string, mealPlan: { slug: string, title: string }, lessons: Array<{ id: string, number: number, title: string }>, days: Array<{ number: number, tasks: Array<{ id: string }> }> | null };

export type ProgramRunStateFragment = { id: string, status: Types.ProgramRunStatus, dayReached: number, weekReached: number, readLessonIds: Array<string>, ticks: Array<{ day: number, taskId: string }>, checkIns: Array<{ week: number, mood: number, energy: number, hunger: number, weightKg: number | null, note: string }> };

export type ProgramsQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type ProgramsQuery = { me: { userId: string } | null, offers: { trialDays: number }, programs: Array<{ id: string, slug: string, title: string, lead: string, coverRecipeId: string, weekCount: number, dayCount: number, lessonCount: number, run: { id: string, status: Types.ProgramRunStatus, dayReached: number } | null }> };

export type ProgramCardFragment = { id: string, slug: string, title: string, lead: string, coverRecipeId: string, weekCount: number, dayCount: number, lessonCount: number, run: { id: string, status: Types.ProgramRunStatus, dayReached: number } | null };

export const ProgramCertificateDocument = new TypedDocumentString<ProgramCertificateQuery, ProgramCertificateQueryVariables>(`query ProgramCertificate($slug: String!, $timeZone: String) {
  me {
    userId
    firstName
    lastName
  }
  program(slug: $slug, timeZone: $timeZone) {
    slug
    slugs {
      language
      slug
    }
    title
    coverRecipeId
    weekCount
    taskCount
    lessonCount
    certificate(timeZone: $timeZone) {
      startedOn
      finishedOn
      tasksDone
      lessonsRead
      checkInsDone
    }
  }
}`);

export const StartProgramDocument = new TypedDocumentString<StartProgramMutation, StartProgramMutationVariables>(`mutation StartProgram($input: StartProgramInput!) {
  change: startProgram(input: $input) {
    ...ProgramChanged
  }
}

fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`);

export const PauseProgramDocument = new TypedDocumentString<PauseProgramMutation, PauseProgramMutationVariables>(`mutation PauseProgram($input: ProgramRunInput!) {
  change: pauseProgram(input: $input) {
    ...ProgramChanged
  }
}

fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`);

export const ResumeProgramDocument = new TypedDocumentString<ResumeProgramMutation, ResumeProgramMutationVariables>(`mutation ResumeProgram($input: ProgramRunInput!) {
  change: resumeProgram(input: $input) {
    ...ProgramChanged
  }
}

fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`);

export const StopProgramDocument = new TypedDocumentString<StopProgramMutation, StopProgramMutationVariables>(`mutation StopProgram($input: ProgramRunInput!) {
  change: stopProgram(input: $input) {
    ...ProgramChanged
  }
}

fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`);

export const FinishProgramDocument = new TypedDocumentString<FinishProgramMutation, FinishProgramMutationVariables>(`mutation FinishProgram($input: ProgramRunInput!) {
  change: finishProgram(input: $input) {
    ...ProgramChanged
  }
}

fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`);

export const RestartProgramDocument = new TypedDocumentString<RestartProgramMutation, RestartProgramMutationVariables>(`mutation RestartProgram($input: ProgramRunInput!) {
  change: restartProgram(input: $input) {
    ...ProgramChanged
  }
}

fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`);

export const TickProgramTaskDocument = new TypedDocumentString<TickProgramTaskMutation, TickProgramTaskMutationVariables>(`mutation TickProgramTask($input: TickProgramTaskInput!) {
  change: tickProgramTask(input: $input) {
    ...ProgramChanged
  }
}

fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`);

export const ReadProgramLessonDocument = new TypedDocumentString<ReadProgramLessonMutation, ReadProgramLessonMutationVariables>(`mutation ReadProgramLesson($input: ReadProgramLessonInput!) {
  change: readProgramLesson(input: $input) {
    ...ProgramChanged
  }
}

fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`);

export const SaveProgramCheckInDocument = new TypedDocumentString<SaveProgramCheckInMutation, SaveProgramCheckInMutationVariables>(`mutation SaveProgramCheckIn($input: SaveProgramCheckInInput!) {
  change: saveProgramCheckIn(input: $input) {
    ...ProgramChanged
  }
}

fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`);

export const StartProgramMealPlanDocument = new TypedDocumentString<StartProgramMealPlanMutation, StartProgramMealPlanMutationVariables>(`mutation StartProgramMealPlan($input: StartProgramMealPlanInput!) {
  startProgramMealPlan(input: $input) {
    mealPlan {
      slug
    }
  }
}`);

export const ProgramCheckInDocument = new TypedDocumentString<ProgramCheckInQuery, ProgramCheckInQueryVariables>(`query ProgramCheckIn($slug: String!, $timeZone: String) {
  me {
    userId
  }
  tracking {
    choices {
      weightUnit
      waistUnit
      glucoseUnit
    }
  }
  program(slug: $slug, timeZone: $timeZone) {
    id
    slug
    slugs {
      language
      slug
    }
    title
    weekCount
    weeks {
      number
      theme
    }
    run {
      ...ProgramRunState
    }
  }
}

fragment ProgramRunState on ProgramRun {
  id
  status
  dayReached
  weekReached
  ticks {
    day
    taskId
  }
  readLessonIds
  checkIns {
    week
    mood
    energy
    hunger
    weightKg
    note
  }
}`);

export const ProgramDayDocument = new TypedDocumentString<ProgramDayQuery, ProgramDayQueryVariables>(`query ProgramDay($slug: String!, $day: Int!, $timeZone: String) {
  me {
    userId
  }
  program(slug: $slug, timeZone: $timeZone) {
    id
    slug
    slugs {
      language
      slug
    }
    title
    dayCount
    weekCount
    lessonCount
    taskCount
    weeks {
      ...ProgramWeek
    }
    day(number: $day) {
      number
      tasks {
        id
        text
      }
      lessons {
        id
        number
        title
      }
    }
    run {
      ...ProgramRunState
      dateOfDay(day: $day)
    }
  }
}

fragment ProgramWeek on ProgramWeek {
  number
  theme
  summary
  mealPlan {
    slug
    title
  }
  lessons {
    id
    number
    title
  }
  days {
    number
    tasks {
      id
    }
  }
}

fragment ProgramRunState on ProgramRun {
  id
  status
  dayReached
  weekReached
  ticks {
    day
    taskId
  }
  readLessonIds
  checkIns {
    week
    mood
    energy
    hunger
    weightKg
    note
  }
}`);

export const ProgramWeekPlanDocument = new TypedDocumentString<ProgramWeekPlanQuery, ProgramWeekPlanQueryVariables>(`query ProgramWeekPlan($slug: String!, $week: Int!) {
  program(slug: $slug) {
    run {
      mealPlan(week: $week) {
        slug
        isStarted
      }
    }
  }
}`);

export const ProgramTodayDocument = new TypedDocumentString<ProgramTodayQuery, ProgramTodayQueryVariables>(`query ProgramToday($slug: String!, $timeZone: String) {
  program(slug: $slug, timeZone: $timeZone) {
    slug
    run {
      dayReached
    }
  }
}`);

export const ProgramLessonDocument = new TypedDocumentString<ProgramLessonQuery, ProgramLessonQueryVariables>(`query ProgramLesson($slug: String!, $number: Int!, $timeZone: String) {
  me {
    userId
  }
  offers {
    ...MembershipTerms
  }
  program(slug: $slug, timeZone: $timeZone) {
    id
    slug
    slugs {
      language
      slug
    }
    title
    coverRecipeId
    lessonCount
    firstDay: day(number: 1) {
      number
    }
    lessonVideo(number: $number) {
      ...PlayedVideo
    }
    lesson(number: $number) {
      id
      number
      day
      week
      title
      paragraphs
      sources {
        authors
        year
        title
        journal
        pmid
        doi
      }
    }
    run {
      id
      status
      readLessonIds
    }
  }
}

fragment MembershipTerms on Offers {
  trialDays
  pastTrialEndedAt
  recipeCount
  openRecipeCount
  offers {
    plan
    currency
    priceMinor
  }
}

fragment PlayedVideo on Video {
  id
  slug
  title
  seconds
  pictureRecipeId
  isLocked
  source {
    kind
    address
    mediaType
  }
  chapters {
    title
    startSeconds
    stillPath
    cues {
      startSeconds
      endSeconds
      text
    }
  }
}`);

export const ProgramDocument = new TypedDocumentString<ProgramQuery, ProgramQueryVariables>(`query Program($slug: String!, $timeZone: String) {
  me {
    userId
  }
  offers {
    ...MembershipTerms
  }
  currentProgram(timeZone: $timeZone) {
    id
    title
  }
  program(slug: $slug, timeZone: $timeZone) {
    id
    slug
    slugs {
      language
      slug
    }
    title
    lead
    outcomes
    coverRecipeId
    weekCount
    dayCount
    taskCount
    lessonCount
    weeks {
      ...ProgramWeek
    }
    run {
      ...ProgramRunState
    }
  }
}

fragment MembershipTerms on Offers {
  trialDays
  pastTrialEndedAt
  recipeCount
  openRecipeCount
  offers {
    plan
    currency
    priceMinor
  }
}

fragment ProgramWeek on ProgramWeek {
  number
  theme
  summary
  mealPlan {
    slug
    title
  }
  lessons {
    id
    number
    title
  }
  days {
    number
    tasks {
      id
    }
  }
}

fragment ProgramRunState on ProgramRun {
  id
  status
  dayReached
  weekReached
  ticks {
    day
    taskId
  }
  readLessonIds
  checkIns {
    week
    mood
    energy
    hunger
    weightKg
    note
  }
}`);

export const ProgramsDocument = new TypedDocumentString<ProgramsQuery, ProgramsQueryVariables>(`query Programs($timeZone: String) {
  me {
    userId
  }
  offers {
    trialDays
  }
  programs(timeZone: $timeZone) {
    ...ProgramCard
  }
}

fragment ProgramCard on Program {
  id
  slug
  title
  lead
  coverRecipeId
  weekCount
  dayCount
  lessonCount
  run {
    id
    status
    dayReached
  }
}`);
