/** Kilocalories to kilojoules (thermochemical calorie), as South African labels convert. */
export const kilojoulesPerKilocalorie = 4.184;
