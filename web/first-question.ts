import { wire } from '#contract/paths.ts';
import { sessionKey } from './lib/auth/session-key.ts';
import { freshMarginMs } from './lib/auth/stored-session.ts';
import { keptAnswerKey, sharedMark } from './lib/device/storage.ts';

/** What a member's page asks the server for before it can show what it is for. */
export interface FirstQuestion {
  /** Where it asks, with `anyMember` in the place of the member's id. */
  readonly addresses: readonly string[];
  /** Name under which the first answer is kept on the device; where it is there nothing needs to be asked first. */
  readonly keptAs: string;
}

/** Stands where the id of the member will be. */
export const anyMember = 'MEMBER';

/**
 * Asks the server for a page's contents while the page is painted and its code comes: on a slow phone they took as long
 * again after it. The code takes the answers over (`lib/wire/asked-early.ts`), or asks itself where there are none, and where
 * it was there before this script was.
 */
export function questionScript({ addresses, keptAs }: FirstQuestion): string {
  const kept = keptAnswerKey(keptAs, anyMember);
  const lines = [
    `const shelf=sessionStorage.getItem("${sharedMark}")?sessionStorage:localStorage`,
    `session=JSON.parse(shelf.getItem("${sessionKey}"))`,
    'token=session.access_token',
    `named=text=>text.replace("${anyMember}",session.user.id)`,
    `config=fetch("${wire.config}")`,
    'told=config.then(answer=>answer.clone().json())',
    // read to its end, so that an answer that nobody wants after all holds no connection
    'whole=answer=>answer.text().then(text=>new Response(text,answer))',
    'ask=address=>told.then(({key})=>fetch(address,{headers:{apikey:key,authorization:"Bearer "+token}})).then(whole)',
    `isAsked=session.expires_at*1e3>Date.now()+${freshMarginMs}&&!shelf.getItem(named("${kept}"))`,
    `answers=new Map((isAsked?${JSON.stringify(addresses)}:[]).map(named).map(one=>[new URL(one,location).href,ask(one)]))`,
  ];
  // without a session, or without storage, nothing is asked; what fails is asked for again by the code
  return `if(!window.askedEarly)try{${lines.join()};for(const one of[told,...answers.values()])one.catch(()=>{});window.askedEarly={keptAs:"${keptAs}",token,config,answers}}catch{}`;
}
