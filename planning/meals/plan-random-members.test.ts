import { planRandomMembers } from '#test/support/random-members.ts';

// the other half runs in plan-month.test.ts
planRandomMembers('odd');
