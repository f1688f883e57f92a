import { planRandomMembers } from '#test/support/random-members.ts';

// the other half runs in plan-meals.test.ts
planRandomMembers('odd');
