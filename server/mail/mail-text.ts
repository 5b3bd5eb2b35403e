/** What a mail says, in the order in which it says it. */
export interface MailWords {
  subject: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Under the button, smaller. */
  note?: string;
  /** Who gets the answer, where it is not the operator. */
  replyTo?: string;
  /** Ends mails of this kind; there is none for what an account cannot do without. */
  unsubscribeUrl?: string;
}
