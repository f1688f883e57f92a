/** What the build tells the worker; its text stands in the place of `PRECACHE`. */
export interface Precache {
  /** The page of whoever has the link of a list and no account, and what it needs. */
  readonly guest: { readonly page: string; readonly essential: readonly string[] };
  /** Changes with everything that is kept. */
  readonly version: string;
  /** App pages that are answered from here, and the addresses of their HTML. */
  readonly shells: readonly string[];
  /** Pages of the app that are not kept themselves; without signal `fallback` stands in for them. */
  readonly app: readonly string[];
  readonly fallback: string;
  /** Kept on every device. */
  readonly essential: readonly string[];
  /** Kept unless the member saves data. */
  readonly rest: readonly string[];
}
