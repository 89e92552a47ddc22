/** The used part of a package without type definitions. */
declare module 'autocannon' {
  interface Request {
    path: string;
    headers: Record<string, string>;
    method?: string;
    body?: string;
    /** Called before each request, if all requests differ. */
    setupRequest?: () => Request;
  }
  interface Client {
    setRequests(requests: Request[]): void;
    setHeaders(headers: Record<string, string>): void;
    setHeadersAndBody(headers: Record<string, string>, body: string): void;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    method: string;
    setupClient(client: Client): void;
  }
  interface Result {
    non2xx: number;
    errors: number;
    requests: { average: number };
    statusCodeStats: Record<string, { count: number }>;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
