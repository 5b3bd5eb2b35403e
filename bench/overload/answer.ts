export interface Answer {
  status: number;
  ms: number;
}

export interface Target {
  port: number;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}
