/**
 * Ages, in completed years, at which plans change. The tables of reference intakes and growth have groups of their own;
 * who may agree for themselves is a matter of law and stands beside the agreements.
 */

/** From this birthday on nobody grows, and a body is judged and fed by what holds for adults (WHO, NASEM). */
export const grownAge = 18;

/** From this birthday on muscle and bone are worth more than a lower weight (WHO, ESPEN). */
export const olderAge = 65;
