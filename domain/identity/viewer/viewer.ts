/** The signed-in user as every operation sees them: loaded once per request, in one query. */
export interface Viewer {
  readonly userId: string;
  readonly sessionId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly canEditMealPlans: boolean;
}
