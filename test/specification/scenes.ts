import { agreementScenes } from './agreement-scenes.ts';
import { guardianScenes } from './guardian-scenes.ts';
import { memberScenes } from './member-scenes.ts';
import { proofScenes } from './proof-scenes.ts';
import { publicScenes } from './public-scenes.ts';
import { requestsScenes } from './requests-scenes.ts';
import type { Scene } from './scene.ts';
import { signInScenes } from './sign-in-scenes.ts';
import { toldScenes } from './told-scenes.ts';

/** The specification's table of scenes. */
export const scenes: readonly Scene[] = [
  ...publicScenes,
  ...signInScenes,
  ...proofScenes,
  ...memberScenes,
  ...agreementScenes,
  ...guardianScenes,
  ...requestsScenes,
  ...toldScenes,
];
