/** What other servers answer. */
export interface OutgoingAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

/** Requests to addresses that people give us. Nothing of this machine or its network is reached. */
export interface OutgoingHttp {
  isAllowed(address: string): boolean;
  /** Follows nowhere else; rejects where nobody answers. */
  post(asked: {
    address: string;
    headers: Readonly<Record<string, string>>;
    body: string;
  }): Promise<{ readonly status: number }>;
  /** Follows a few redirects; null where it is not allowed, too long, or nobody answers. */
  get(asked: { address: string; mostBytes: number }): Promise<OutgoingAnswer | null>;
}
