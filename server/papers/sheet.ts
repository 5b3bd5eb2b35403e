/** One line of words; what stands out is bold. */
export interface Words {
  readonly text: string;
  readonly isBold?: boolean;
}

/** What an A5 invitation says, in its reader's language. */
export interface InvitationSheet {
  readonly kind: 'invitation';
  readonly language: string;
  readonly documentTitle: string;
  readonly brand: string;
  readonly group: string;
  readonly title: string;
  readonly lead: string;
  /** What the code leads to. */
  readonly url: string;
  readonly urlLabel: string;
  readonly steps: readonly string[];
  /** How somebody without a camera gets there, line by line. */
  readonly byHand: readonly (readonly Words[])[];
}

interface Part {
  readonly title: string;
}

/** What an A4 hand-out for one person says. */
export interface HandoutSheet {
  readonly kind: 'handout';
  readonly language: string;
  readonly documentTitle: string;
  readonly group: string;
  readonly forWhom: string;
  readonly title: string;
  /** Null where the member shares no plan, or follows none. */
  readonly plan:
    | (Part & {
        readonly name: string;
        readonly columns: readonly [string, string];
        readonly rows: readonly (readonly [string, string])[];
      })
    | null;
  /** Null where the member shares no weight, or has written none down. */
  readonly weight:
    | (Part & {
        readonly text: string;
        readonly label: string;
        readonly unit: string;
        readonly points: readonly { readonly day: number; readonly value: number }[];
        readonly lastText: string;
      })
    | null;
  readonly tasks: Part & { readonly items: readonly string[] };
  readonly questions: Part;
  readonly footer: string;
}

export type Sheet = InvitationSheet | HandoutSheet;
