// The HTTP API of the table, typed. Whatever is refused is thrown as an ApiError.
import { during } from './activity';
import type {
  AnalysisWish,
  CampaignState,
  CampaignWish,
  Credentials,
  GameInfo,
  Hints,
  Inquired,
  Inquiry,
  Json,
  Lesson,
  Lobby,
  MatchFile,
  NewTable,
  Opened,
  PersonChange,
  Problem,
  Refusal,
  Replay,
  ReplayFile,
  ReviewPart,
  RulesText,
  ScenarioCheck,
  ScenarioDraft,
  Seated,
  Session,
  SitDown,
  Standing,
  TableInfo,
  Tried,
  Try,
} from './protocol';

/** The server said no, or could not be reached; `status` is 0 then. */
export class ApiError extends Error {
  readonly refusal: Refusal;
  readonly status: number;

  constructor(refusal: Refusal, status: number) {
    super(refusal.text || refusal.key);
    this.refusal = refusal;
    this.status = status;
  }
}

/** What every request carries to say who asks; person.svelte.ts sets it. */
export const credentials: { token: string | null } = { token: null };

const UNREACHABLE: Refusal = { key: 'web-unreachable', args: {}, clause: null, text: 'The server cannot be reached.' };
const BROKEN_OFF: Refusal = { key: 'web-broken-off', args: {}, clause: null, text: 'The answer broke off.' };
const UNREADABLE: Refusal = { key: 'web-unreadable', args: {}, clause: null, text: 'The answer cannot be read.' };

/** A part of the page is not there any more: the server has a newer one. Or the line broke; both are mended alike. */
const OUTDATED: Refusal = { key: 'web-outdated', args: {}, clause: null, text: 'The page has to be reloaded.' };

/** Whether only a new page helps. */
export const needsReload = (refusal: Refusal | null): boolean => refusal?.key === OUTDATED.key;

/** Loads a part of the page; one that does not come is told as such, not as a fault of the server. */
export async function part<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    throw new ApiError(OUTDATED, 0);
  }
}

/** What went wrong, as something that can be said. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof ApiError ? error.refusal : UNREADABLE;
}

async function request(method: string, path: string, body?: object, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = {};
  if (credentials.token) headers['Authorization'] = `Bearer ${credentials.token}`;
  if (body) headers['Content-Type'] = 'application/json';
  let response: Response;
  const keepalive = method === 'PATCH'; // a change that is told while the page closes arrives all the same
  try {
    const said = body ? JSON.stringify(body) : null;
    response = await fetch(path, { method, headers, body: said, signal: signal ?? null, keepalive });
  } catch {
    throw new ApiError(UNREACHABLE, 0);
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem?.refusal ?? (response.status >= 502 ? UNREACHABLE : UNREADABLE), response.status);
}

function json<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  return during(answer<Answer>(method, path, body));
}

async function answer<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await request(method, path, body);
  try {
    return (await response.json()) as Answer;
  } catch {
    throw new ApiError(UNREADABLE, response.status);
  }
}

/** An answer that comes bit by bit, one JSON value a line, the last of them `done` or a problem. Ends early without a word when it is aborted. */
async function* stream<Line extends { done: boolean }>(
  method: string,
  path: string,
  signal: AbortSignal,
  body?: object,
): AsyncGenerator<Line> {
  try {
    const response = await request(method, path, body, signal);
    for await (const line of linesOf(response.body)) {
      const part = JSON.parse(line) as Line | Problem;
      if ('refusal' in part) throw new ApiError(part.refusal, response.status);
      yield part;
      if (part.done) return;
    }
  } catch (error) {
    if (signal.aborted) return;
    throw error instanceof ApiError ? error : new ApiError(UNREADABLE, 0);
  }
  if (!signal.aborted) throw new ApiError(BROKEN_OFF, 0);
}

/** The lines of a text that arrives in pieces. */
export async function* linesOf(bits: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  const reader = bits?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let bit = await reader?.read(); bit && !bit.done; bit = await reader?.read()) {
    const lines = (rest + decoder.decode(bit.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
  if (rest) yield rest;
}

const at = encodeURIComponent;

export interface ReplayWish {
  /** a seat, or null for a spectator; left out: one's own */
  eyes?: number | null;
  all?: boolean;
}

function replayQuery({ eyes, all }: ReplayWish): string {
  const query = new URLSearchParams();
  if (eyes !== undefined) query.set('eyes', eyes === null ? 'none' : String(eyes));
  if (all) query.set('all', 'true');
  return query.size ? `?${query}` : '';
}

let games: Promise<GameInfo[]> | null = null;

export const api = {
  /** What can be played; asked once. */
  games(): Promise<GameInfo[]> {
    games ??= json<GameInfo[]>('GET', '/api/games').catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  rules: (game: string) => json<RulesText>('GET', `/api/games/${at(game)}/rules`),
  /** What is wrong with a scenario, or how its file is written. */
  checkScenario: (game: string, draft: ScenarioDraft) =>
    json<ScenarioCheck>('POST', `/api/games/${at(game)}/scenario`, draft),
  /** Begins a campaign, or goes on with one. */
  campaign: (game: string, wish: CampaignWish) => json<CampaignState>('POST', `/api/games/${at(game)}/campaign`, wish),
  lessons: (game: string) => json<Lesson[]>('GET', `/api/games/${at(game)}/lessons`),
  tryOut: (game: string, what: Try) => json<Tried>('POST', `/api/games/${at(game)}/try`, what),

  newGuest: (name: string) => json<Session>('POST', '/api/guests', { name }),
  me: () => json<Session>('GET', '/api/me'),
  changeMe: (change: PersonChange) => json<Session>('PATCH', '/api/me', change),
  openAccount: (who: Credentials) => json<Session>('POST', '/api/accounts', who),
  logIn: (who: Credentials) => json<Session>('POST', '/api/sessions', who),
  logOut: async () => void (await request('DELETE', '/api/sessions')),

  lobby: () => json<Lobby>('GET', '/api/lobby'),
  myTables: () => json<TableInfo[]>('GET', '/api/me/tables'),
  openTable: (table: NewTable) => json<Opened>('POST', '/api/tables', table),
  /** Asks about the board as some eyes see it. */
  inquire: (id: string, inquiry: Inquiry) => json<Inquired>('POST', `/api/tables/${at(id)}/inquiry`, inquiry),
  table: (id: string) => json<Standing>('GET', `/api/tables/${at(id)}`),
  sitDown: (id: string, seat: number | null = null) =>
    json<Seated>('POST', `/api/tables/${at(id)}/seats`, { seat } satisfies SitDown),

  replay: (id: string, wish: ReplayWish = {}) =>
    json<Replay>('GET', `/api/tables/${at(id)}/replay${replayQuery(wish)}`),
  matchFile: async (id: string): Promise<string> => (await request('GET', `/api/tables/${at(id)}/file`)).text(),
  openReplay: (file: ReplayFile) => json<Replay>('POST', '/api/replays', file),

  /** What the engine thinks of a position, again and again while it looks further. */
  analysis: (game: string, wish: AnalysisWish, signal: AbortSignal) =>
    stream<Hints>('POST', `/api/games/${at(game)}/analysis`, signal, wish),
  /** What the engine thinks of a match that is over, action by action. */
  review: (id: string, signal: AbortSignal) => stream<ReviewPart>('GET', `/api/tables/${at(id)}/review`, signal),
  reviewFile: (file: MatchFile, signal: AbortSignal) => stream<ReviewPart>('POST', '/api/reviews', signal, file),
};

export type { Json };
