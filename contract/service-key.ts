/** How every key of the operator's programs begins, so that one that is pasted into the wrong place is known for what it is. */
export const serviceKeyStart = 'sb_secret_';
