import type { Exercise } from '../../catalogue/exercise.ts';
import type { Profile } from '../../profile/profile.ts';
import type { TrainingSession, TrainingWeek } from '../../training/model/training-plan.ts';
import { dayNames } from '../calendar-audit.ts';
import { bodyLines } from '../growth-lines.ts';
import { loadsOf } from './joint-loads.ts';
import {
  bodyMass,
  type ExerciseTable,
  hardMuscles,
  idsOf,
  sessionTime,
  trainedIn,
} from './training-arithmetic.ts';
import type {
  AuditAnswers,
  AuditCase,
  ReportTrainingBreach,
  TrainingBreach,
} from './training-audit-case.ts';
import {
  checkHeart,
  checkIntensity,
  checkIntervals,
  checkSilence,
  cleared,
} from './training-heart-audit.ts';
import { auditBlock, auditStructure } from './training-structure-audit.ts';
import { checkMovements, checkTotals, checkWords } from './training-totals-audit.ts';

/** Things that any home has; the audit keeps its own list. */
export const everyHome: AuditAnswers = {
  props: ['wall', 'chair', 'step', 'towel', 'backpack', 'shopping bag', 'two shopping bags'],
  avoid: [],
  needsClearance: false,
  holdsWeight: false,
  joints: [],
};

const ranks = ['Beginner', 'Intermediate', 'Advanced'];
const minutesOf: Readonly<Record<Profile['workout_duration'], readonly [number, number]>> = {
  '15 to 30 minutes': [15, 30],
  '30 to 45 minutes': [30, 45],
  '45 to 60 minutes': [45, 60],
};

function forbidden({ profile, answers }: AuditCase): readonly string[] {
  const bmi = bodyMass(profile);
  const beginner = profile.fitness_level === 'Beginner';
  const { obese } = bodyLines(profile.age, profile.gender);
  const spared = profile.age >= 65 || bmi >= 35 || (beginner && bmi >= obese);
  return spared ? [...answers.avoid, 'high_impact'] : answers.avoid;
}

/** Rule 98: a spine that is bent forward against a load, told by what the exercise is and is called. */
function bendsSpine({ pattern, name }: Exercise): boolean {
  return pattern === 'core-flexion' || /crunch|sit-up|russian|v-up|jackknife/i.test(name);
}

/** Rule 98: a lunge in all its forms but for those with a hand on a chair or one foot on a low step. */
function isUnsteady({ pattern, name, steps }: Exercise): boolean {
  const lunges = pattern === 'lunge' || /lunge|split squat/i.test(name);
  const held = /step-up/i.test(name) || steps.some((step) => /hold its back/i.test(step));
  return lunges && !held;
}

const neverInGyms = ['sturdy table', 'door', 'door anchor', 'foot anchor', 'backpack'];

function checkGate(
  exercise: Exercise,
  session: Pick<TrainingSession, 'place' | 'weekday'>,
  audit: AuditCase,
  report: ReportTrainingBreach,
): void {
  const { profile, answers } = audit;
  const { name } = exercise;
  const { weekday: day } = session;
  if (session.place === 'Home') {
    const missing = exercise.equipment.filter(
      (piece) => !profile.equipment.some((owned) => owned === piece),
    );
    if (missing.length > 0) report('equipment', `${name} needs ${missing.join()}`, day);
    const lacking = exercise.props.filter((prop) => !answers.props.includes(prop));
    if (lacking.length > 0) report('props', `${name} needs ${lacking.join()}`, day);
  } else if (exercise.props.some((prop) => neverInGyms.includes(prop))) {
    report('props', `${name} does not belong in a gym`, day);
  }
  if (ranks.indexOf(exercise.level) > ranks.indexOf(profile.fitness_level)) {
    report('level', `${name} is ${exercise.level}`, day);
  }
  if (profile.age >= 65 && (bendsSpine(exercise) || isUnsteady(exercise))) {
    report('old-spines', name, day);
  }
  const hurt = answers.joints.filter((joint) => loadsOf[joint](exercise));
  if (hurt.length > 0) report('flags', `${name} loads ${hurt.join()}`, day);
  const bad = exercise.flags.filter((flag) => forbidden(audit).includes(flag));
  if (bad.length > 0) report(bad.includes('pregnancy') ? 'pregnancy' : 'flags', name, day);
}

function checkPlace(
  week: TrainingWeek,
  { profile }: AuditCase,
  report: ReportTrainingBreach,
): void {
  const places = new Set(week.sessions.map(({ place }) => place));
  const { workout_location: wish } = profile;
  if (wish !== 'Both' && (places.size !== 1 || ![...places].includes(wish))) {
    report('equipment', `sessions are not all at: ${wish}`);
  }
  if (wish === 'Both' && places.size !== 2) report('equipment', 'only one of two places is used');
}

function checkNeeds(week: TrainingWeek, { table }: AuditCase, report: ReportTrainingBreach): void {
  const home = week.sessions.filter(({ place }) => place === 'Home').flatMap(idsOf);
  const apart = week.balanceDays.flatMap(({ items }) => items.map(({ exercise }) => exercise));
  const shown = week.needs.join(' ');
  for (const id of [...home, ...apart]) {
    for (const prop of table.get(id)?.props ?? []) {
      const word = prop.includes('bag') ? 'bag' : (prop.split(' ').at(-1) ?? prop);
      if (!shown.includes(word)) report('props', `${prop} is used and not among the needs`);
    }
  }
}

function checkTime(session: TrainingSession, audit: AuditCase, report: ReportTrainingBreach): void {
  const [low, high] = minutesOf[audit.profile.workout_duration];
  const { weekday, minutes } = session;
  const seconds = sessionTime(session, audit.table);
  if (!(seconds > low * 60) || seconds > high * 60) {
    report('session-time', `${seconds} s is not within ${low} to ${high} minutes`, weekday);
  }
  if (minutes !== Math.ceil(seconds / 60)) {
    const oneSided = Math.ceil(sessionTime(session, audit.table, 1) / 60);
    report(
      oneSided < Math.ceil(seconds / 60) && minutes === oneSided ? 'sides' : 'totals',
      `${minutes} minutes are shown for ${seconds} s`,
      weekday,
    );
  }
  const hard = session.conditioning?.kind === 'intervals';
  const sum = (items: readonly { readonly seconds: number }[]) =>
    items.reduce((all, item) => all + item.seconds, 0);
  if (sum(session.warmUp) < (hard ? 300 : 240)) report('ends', 'the warm-up is too short', weekday);
  if (sum(session.coolDown) < (hard ? 300 : 120)) {
    report('ends', 'the cool-down is too short', weekday);
  }
}

function checkReserve(
  session: TrainingSession,
  audit: AuditCase,
  report: ReportTrainingBreach,
): void {
  const { profile } = audit;
  const careful = profile.fitness_level === 'Beginner' || profile.age >= 65 || profile.age < 18;
  for (const { planned, exercise } of trainedIn(session, audit.table)) {
    if (planned.reserve < (careful ? 3 : 1)) {
      report('reserve', `${exercise.name} leaves ${planned.reserve}`, session.weekday);
    }
    const { load } = planned;
    if (load !== null && (load < 80 || load > 110)) {
      report('load', `${exercise.name} at ${load} %`, session.weekday);
    }
  }
}

/** Rule 91: beside a condition nobody trains to lose weight, and a joint that hurts is spoken of. */
function checkConditions(
  week: TrainingWeek,
  { answers }: AuditCase,
  report: ReportTrainingBreach,
): void {
  if (answers.holdsWeight && week.goal === 'Lose weight') report('conditions', `for ${week.goal}`);
  const said = week.notes.join(' ');
  for (const joint of answers.joints) {
    if (!said.includes(joint)) report('conditions', `no word of ${joint}`);
  }
}

/** Sessions in the order of days, so that the last of a week meets the first of the week after. */
function checkDaysInARow(
  weeks: readonly TrainingWeek[],
  audit: AuditCase,
  add: (week: number) => ReportTrainingBreach,
) {
  let yesterday: TrainingSession | undefined;
  for (const week of weeks) {
    const report = add(week.week);
    let pairs = 0;
    for (const weekday of dayNames(week)) {
      const today = week.sessions.find((session) => session.weekday === weekday);
      if (today && yesterday) {
        const tired = hardMuscles(trainedIn(yesterday, audit.table));
        pairs += hardMuscles(trainedIn(today, audit.table)).filter((name) =>
          tired.includes(name),
        ).length;
        if ([today, yesterday].every(({ conditioning }) => conditioning?.kind === 'intervals')) {
          report('intervals', 'on two days in a row', weekday);
        }
      }
      yesterday = today;
    }
    const most = audit.profile.fitness_level === 'Advanced' ? 3 : 0;
    if (pairs > most) report('consecutive-days', `${pairs} muscles work hard two days running`);
  }
}

/** From 65 years three days of the week hold balance work, and the days apart from sessions are free ones. */
function checkBalance(week: TrainingWeek, audit: AuditCase, report: ReportTrainingBreach): void {
  const { profile, table } = audit;
  for (const { weekday, items } of week.balanceDays) {
    if (week.sessions.some((session) => session.weekday === weekday)) {
      report('balance-work', 'on the day of a session', weekday);
    }
    for (const { exercise: id } of items) {
      const exercise = table.get(id);
      if (exercise) checkGate(exercise, { place: 'Home', weekday }, audit, report);
      else report('structure', `unknown exercise ${id}`, weekday);
    }
  }
  if (profile.age < 65) return;
  const slots = [
    ...week.sessions.map(({ balance }) => balance),
    ...week.balanceDays.map(({ items }) => items),
  ];
  const real = slots.filter((items) =>
    items.some(({ exercise, seconds }) => seconds >= 30 && table.get(exercise)?.balance),
  );
  if (real.length < 3) report('balance-work', `${real.length} days with balance work`);
}

function checkWeek(week: TrainingWeek, audit: AuditCase, report: ReportTrainingBreach): void {
  const { profile, table } = audit;
  const days = new Set(week.sessions.map(({ weekday }) => weekday));
  if (week.sessions.length !== profile.workout_days || days.size !== week.sessions.length) {
    report('days', `${week.sessions.length} sessions on ${days.size} days`);
  }
  if (days.size > 6) report('days', 'no day of rest');
  const order = week.sessions.map(({ weekday }) => dayNames(week).indexOf(weekday));
  if (order.some((day, index) => day < 0 || day <= (order[index - 1] ?? -1))) {
    report('structure', `days ${order.join()}`);
  }
  checkPlace(week, audit, report);
  checkNeeds(week, audit, report);
  if (!cleared(audit) && !week.clearance) report('clearance', 'no word about a doctor or clinic');
  for (const session of week.sessions) {
    for (const id of idsOf(session)) {
      const exercise = table.get(id);
      if (exercise) checkGate(exercise, session, audit, report);
      else report('structure', `unknown exercise ${id}`, session.weekday);
    }
    checkTime(session, audit, report);
    checkHeart(session, week, audit, report);
    checkIntensity(session, audit, report);
    checkReserve(session, audit, report);
  }
  checkBalance(week, audit, report);
  checkIntervals(week, audit, report);
  checkConditions(week, audit, report);
  checkTotals(week, audit, report);
  checkMovements(week, audit, report);
  auditStructure(week, audit, report);
}

/**
 * Checks four finished weeks of training against what was asked for.
 * @returns every breach found; empty for a good plan
 */
export function auditTrainingPlan(
  weeks: readonly TrainingWeek[],
  profile: Profile,
  table: ExerciseTable,
  answers: AuditAnswers = everyHome,
): readonly TrainingBreach[] {
  const breaches: TrainingBreach[] = [];
  const audit: AuditCase = { profile, table, answers };
  const add =
    (week: number): ReportTrainingBreach =>
    (rule, detail, day = '') =>
      breaches.push({ rule, week, day, detail });
  if (weeks.map(({ week }) => week).join() !== '1,2,3,4') add(0)('structure', 'not weeks 1 to 4');
  if (new Set(weeks.map(({ start }) => start)).size > 1) add(0)('structure', 'not of one plan');
  for (const week of weeks) {
    checkWeek(week, audit, add(week.week));
    checkWords(week, weeks, add(week.week));
  }
  checkDaysInARow(weeks, audit, add);
  checkSilence(weeks, audit, add);
  auditBlock(weeks, audit, add(0));
  return breaches;
}
