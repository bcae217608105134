import type { ActingView } from '@contracts/auth/acting';
import { ACTING_MESSAGES } from '@contracts/auth/acting-messages';
import { TWO_FACTOR_MESSAGES } from '@contracts/auth/two-factor-messages';
import { MESSAGES } from '@contracts/messages';
import type { SessionView, UserData, UserSettings, UserView } from '@contracts/users/users';
import { hasNoPermissions } from '@domain/access/access';
import { ApiError, apiFetch, apiJson, isThrottled, onApiError } from '../providers/apiClient';
import {
  clearActingToken,
  clearToken,
  onTokenChange,
  readActingToken,
  readOwnToken,
  readToken,
  writeActingToken,
  writeToken,
} from '../providers/tokenStore';
import { delimiterToTell } from './delimiterToTell';
import { endRecording, settleRecording } from './recording';
import type { SessionMessage } from './sessionMessage';
import { isTokenExpired, ownerOfToken } from './tokenClaims';

export type SessionState =
  /** `doing` is what the splash screen says meanwhile. */
  | { status: 'checking'; doing?: string }
  /** `left` tells a logout by choice from a session that ended by itself: only the latter wants its page back. */
  | { status: 'guest'; left: boolean }
  /** `acting` while an admin has the application open as this user. */
  | { status: 'user'; user: UserView; acting?: ActingView };

/** What the client saves of a user. */
type SavedData = Pick<UserData, 'shortcuts' | 'settings'>;

/** Who is signed in, from the token in local storage on; it outlives every page. */
export class Session {
  private state: SessionState = { status: 'checking' };
  private started = false;
  /** As the API has them. */
  private saved: SavedData = { shortcuts: [], settings: {} };
  /** Ends when all saves so far have; the next waits for it. */
  private saving: Promise<void> = Promise.resolve();
  private readonly changeListeners = new Set<() => void>();
  private readonly logoutListeners = new Set<() => Promise<void> | undefined>();
  private readonly messageListeners = new Set<(message: SessionMessage) => void>();

  readonly getState = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.changeListeners.add(listener);
    return () => this.changeListeners.delete(listener);
  };

  /** Empty for a guest. */
  userId(): string {
    return this.user()?.id ?? '';
  }

  onMessage(listener: (message: SessionMessage) => void): () => void {
    this.messageListeners.add(listener);
    return () => this.messageListeners.delete(listener);
  }

  /** Settles who is signed in, then keeps up with the API's refusals and with other tabs. */
  async start(): Promise<void> {
    if (this.started) return;
    this.started = true;
    onApiError((error) => this.handleApiError(error));
    onTokenChange(() => void this.followOtherTabs());
    await this.resume(true);
  }

  /** Goes on with the token that is kept, if there is one; says so at the start of the application. */
  private async resume(isStart = false): Promise<void> {
    const token = readToken();
    if (!token) {
      this.become({ status: 'guest', left: false });
      return;
    }
    if (isTokenExpired(token, Date.now())) {
      this.end(MESSAGES.sessionExpired, 'warning');
      return;
    }
    await this.loginWithToken(token, isStart);
  }

  /** `code` where the account has two-factor login. */
  async login(email: string, password: string, code?: string): Promise<void> {
    const json = { email, password, ...(code && { code }) };
    await this.adopt(await apiJson<SessionView>('/auth', { method: 'POST', json }));
  }

  /** The same user's session goes on with another token, which took the place of the one before. */
  continueWith(token: string): void {
    writeToken(token);
  }

  /** An admin opens the application as a student, in this tab. */
  async actAs(userId: string): Promise<void> {
    await this.adopt(await apiJson<SessionView>(`/users/${userId}/act-as`, { method: 'POST' }));
  }

  /** Back to the admin's own account, which the server need not give back. */
  async stopActing(text: string = ACTING_MESSAGES.ended): Promise<void> {
    await this.tellActingEnds();
    await this.leaveActing(text);
  }

  private tellActingEnds(): Promise<unknown> {
    const request = apiFetch('/auth/stop-acting', { method: 'POST', quiet: true });
    // What ended by itself can't be told any more.
    return request.catch(() => undefined);
  }

  private async leaveActing(text: string): Promise<void> {
    if (!readActingToken()) return;
    clearActingToken();
    this.tell(text, 'info');
    await this.resume();
  }

  /** Hears of a logout before the token is gone; the logout waits for what it returns. */
  onLogout(listener: () => Promise<void> | undefined): () => void {
    this.logoutListeners.add(listener);
    return () => this.logoutListeners.delete(listener);
  }

  /** Takes in what has changed of the signed-in user's account. */
  async refresh(): Promise<void> {
    const { user } = await apiJson<SessionView>('/auth/me');
    if (this.user()?.id === user.id) await this.welcome(user);
  }

  logout(): void {
    const unsent = [...this.logoutListeners].flatMap((listener) => listener() ?? []);
    const end = () => {
      if (readActingToken()) void this.tellActingEnds();
      clearToken();
      this.become({ status: 'guest', left: true });
    };
    if (unsent.length > 0) void Promise.allSettled(unsent).then(end);
    else end();
  }

  /** Shows the user's shortcuts at once, sends them after those before, and takes them back where the API refuses. */
  saveShortcuts(shortcuts: string[]): Promise<void> {
    return this.save({ shortcuts }, { shortcuts });
  }

  /** The same with what the user chose of how the client looks; what is absent stays as it is. */
  saveSettings(change: UserSettings): Promise<void> {
    const settings = { ...this.user()?.data.settings, ...change };
    return this.save({ settings }, { settings: change });
  }

  private async save(shown: Partial<SavedData>, sent: Partial<SavedData>): Promise<void> {
    const user = this.user();
    if (!user) return;
    this.show(shown);
    // An admin who acts as the user leaves the account as it is.
    if (readActingToken()) return;
    const save = this.saving.then(() => this.send(user.id, shown, sent));
    this.saving = save.catch(() => undefined);
    await save;
  }

  private async send(userId: string, shown: Partial<SavedData>, sent: Partial<SavedData>): Promise<void> {
    if (this.user()?.id !== userId) throw new Error(MESSAGES.unauthenticated);
    try {
      // It outlives the page: who folds the navigation may reload at once.
      await apiJson('/auth/me/data', { method: 'PATCH', json: sent, keepalive: true });
    } catch (error) {
      if (this.user()?.id === userId) this.takeBack(shown);
      throw error;
    }
    if (this.user()?.id === userId) this.saved = { ...this.saved, ...shown };
  }

  /** Unless something newer shows in its place. */
  private takeBack({ shortcuts, settings }: Partial<SavedData>): void {
    const data = this.user()?.data;
    if (data?.shortcuts === shortcuts) this.show({ shortcuts: this.saved.shortcuts });
    if (data?.settings === settings) this.show({ settings: this.saved.settings });
  }

  private show(change: Partial<SavedData>): void {
    const user = this.user();
    if (user) this.showUser({ ...user, data: { ...user.data, ...change } });
  }

  private async loginWithToken(token: string, isStart: boolean): Promise<void> {
    this.become({ status: 'checking', ...(isStart && { doing: MESSAGES.loggingInWithJwt }) });
    try {
      await this.adopt(
        await apiJson<SessionView>('/auth/access-token', { method: 'POST', json: { access_token: token } }),
      );
    } catch (error) {
      this.failTokenLogin(error);
      return;
    }
    if (isStart && this.user()) this.tell(MESSAGES.loggedInWithJwt, 'success', true);
  }

  /** Only a refusal proves the token bad; else (offline, the page is being left, the server restarts) the next load tries it again. */
  private failTokenLogin(error: unknown): void {
    const status = error instanceof ApiError ? error.status : 0;
    if (status >= 400 && status < 500 && status !== 429) return this.end(MESSAGES.failedTokenLogin, 'error');
    this.become({ status: 'guest', left: false });
    this.tell(status ? MESSAGES.failedTokenLogin : MESSAGES.unavailable, 'error');
  }

  private async adopt({ user, access_token, acting }: SessionView): Promise<void> {
    if (hasNoPermissions(user)) {
      this.end(MESSAGES.noPermissions, 'warning');
      return;
    }
    await this.closePagesOfOther(user);
    if (acting) writeActingToken(access_token);
    else writeToken(access_token);
    await this.welcome(user, acting);
  }

  /** What one user has open goes, and with it what is asked for and kept of it, before another one is here. */
  private async closePagesOfOther({ id }: UserView): Promise<void> {
    const present = this.user();
    if (!present || present.id === id) return;
    this.become({ status: 'checking' });
    await new Promise((rendered) => setTimeout(rendered));
  }

  private async welcome(user: UserView, acting?: ActingView): Promise<void> {
    if (!(await settleRecording(acting ? null : user))) return;
    this.saved = user.data;
    this.become({ status: 'user', user, acting });
    const csvDelimiter = delimiterToTell(user);
    // It is told again at the next start.
    if (csvDelimiter) this.saveSettings({ csvDelimiter }).catch(() => undefined);
  }

  /** The same user with other data. */
  private showUser(user: UserView): void {
    if (this.state.status === 'user') this.become({ ...this.state, user });
  }

  private handleApiError(error: ApiError): void {
    if (isThrottled(error)) this.tell(MESSAGES.tooManyRequests, 'error');
    // Another admin asks for it since just now.
    if (error.code === 'TWO_FACTOR_SETUP_REQUIRED') void this.refresh().catch(() => undefined);
    const { passwordChangedLogIn } = TWO_FACTOR_MESSAGES;
    const reason = error.code === 'TWO_FACTOR_REQUIRED' ? passwordChangedLogIn : MESSAGES.invalidAccessToken;
    // A guest's 401 is a wrong password, and the token check says itself that it failed.
    if (error.status === 401 && this.user()) this.end(reason, 'error');
  }

  private async followOtherTabs(): Promise<void> {
    const token = readOwnToken();
    if (!token) {
      clearActingToken();
      if (this.user()) this.become({ status: 'guest', left: false });
      return;
    }
    if (readActingToken()) return;
    const owner = ownerOfToken(token);
    if (this.user() && owner !== undefined && owner !== this.user()?.id) {
      await this.resume();
      return;
    }
    try {
      const { user } = await apiJson<SessionView>('/auth/me');
      // It may have been left, or another one's, meanwhile.
      if (readOwnToken() === token) await this.welcome(user);
    } catch {
      // The other tab's own request tells what is wrong with its token.
    }
  }

  /** Of an admin who acts as a student only that ends. */
  private end(text: string, type: SessionMessage['type']): void {
    if (readActingToken()) {
      void this.leaveActing(ACTING_MESSAGES.over);
      return;
    }
    clearToken();
    this.become({ status: 'guest', left: false });
    this.tell(text, type);
  }

  private user(): UserView | undefined {
    return this.state.status === 'user' ? this.state.user : undefined;
  }

  private become(state: SessionState): void {
    this.state = state;
    if (state.status === 'guest') void endRecording();
    for (const listener of this.changeListeners) listener();
  }

  private tell(text: string, type: SessionMessage['type'], passing = false): void {
    for (const listener of this.messageListeners) listener({ text, type, passing });
  }
}
