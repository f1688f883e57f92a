/** Where the tab keeps which service it went to, to have it linked to the account. */
const wentToKey = 'phila.linking';

export const noteLeavingFor = (service: string) => sessionStorage.setItem(wentToKey, service);

/** Somebody who went to another service to link it, and is back. */
export interface LinkReturn {
  readonly service: string;
  /** Our code of what went wrong, '' where the service itself said no; null: nothing did. */
  readonly refusedBy: string | null;
}

/** Takes what came back out of the address; null for whoever went nowhere. */
export function takeReturn(): LinkReturn | null {
  const { pathname, search } = location;
  const told = new URLSearchParams(search);
  const service = sessionStorage.getItem(wentToKey);
  if (service === null || !(told.has('code') || told.has('error'))) return null;
  sessionStorage.removeItem(wentToKey);
  history.replaceState(history.state, '', pathname);
  return { service, refusedBy: told.has('error') ? (told.get('error_code') ?? '') : null };
}
