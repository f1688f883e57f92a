/** The ten food groups of the Minimum Dietary Diversity for Women indicator (FAO 2021). */
export const diversityGroups = [
  'grains-roots',
  'pulses',
  'nuts-seeds',
  'dairy',
  'meat-fish',
  'eggs',
  'dark-green-leaves',
  'vitamin-a-produce',
  'other-vegetables',
  'other-fruit',
] as const;
export type DiversityGroup = (typeof diversityGroups)[number];
