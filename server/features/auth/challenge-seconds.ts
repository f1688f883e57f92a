/** How long a challenge may be answered, with a code or with a key. */
export const challengeSeconds = 300;
