import { useState } from 'react';
import { profileQuestions } from '#planning/profile/profile-questions.ts';
import type { DraftAnswer } from '#web/lib/form/answers-draft.ts';
import { usePlanStart } from '#web/lib/plans/use-plan-start.ts';
import { ChoiceCard } from '#web/ui/dialog/choice-card.tsx';
import { AnswersFoot } from '#web/ui/form/answers-foot.tsx';
import { ChoicePill } from '#web/ui/form/choice-pill.tsx';
import { CodeField } from '#web/ui/form/code-field.tsx';
import {
  controlStyle,
  Field,
  InputField,
  SelectField,
  TextAreaField,
} from '#web/ui/form/field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { QuestionFields } from '#web/ui/form/question-fields.tsx';
import { StartDay } from '#web/ui/plan/start-day.tsx';
import { nothing, type PartGroup } from './part.ts';

const diets = ['Standard', 'Vegetarian', 'Vegan'].map((value) => ({ value, text: value }));

function Pill({ text, disabled = false }: { readonly text: string; readonly disabled?: boolean }) {
  const [checked, setChecked] = useState(text === 'Dumbbells');
  const toggle = () => setChecked(!checked);
  return (
    <ChoicePill
      name="equipment"
      value={text}
      text={text}
      checked={checked}
      disabled={disabled}
      onToggle={toggle}
    />
  );
}

const asked = ['full_name', 'age', 'diet_type', 'meals_per_day', 'allergies'] as const;
type Asked = (typeof asked)[number];

function Questions({ wrong }: { readonly wrong: boolean }) {
  const [draft, setDraft] = useState<Record<Asked, DraftAnswer>>({
    full_name: wrong ? '' : 'Thandi Mokoena',
    age: wrong ? '91' : '34',
    diet_type: 'Vegetarian',
    meals_per_day: '3',
    allergies: ['Peanuts'],
  });
  return (
    <QuestionFields
      questions={profileQuestions}
      names={asked}
      draft={draft}
      errors={
        wrong
          ? {
              full_name: 'Full Name is required.',
              age: 'Age must be a whole number from 14 to 90 years.',
            }
          : {}
      }
      change={(name, answer) => setDraft((before) => ({ ...before, [name]: answer }))}
    />
  );
}

function Start() {
  return <StartDay start={usePlanStart()} />;
}

const foot = {
  failure: null,
  working: null,
  saveText: 'Save',
  changed: false,
  onDiscard: nothing,
  saved: '',
  leadsToPlans: false,
  deletable: false,
  onDelete: nothing,
};

const rice = {
  name: 'Samp and beans with spinach',
  picture: <span className="glyph glyph-dinner glyph-large" />,
  children: '40 min · 2 300 kJ · 24 g protein · R18',
  onChoose: nothing,
};

export const forms: PartGroup = {
  name: 'Forms',
  parts: [
    {
      component: Field,
      states: {
        'around a control of its own': (
          <Field label="Month" hint="In which you began." optional>
            {(parts) => <input {...parts} type="month" className={controlStyle} />}
          </Field>
        ),
      },
    },
    {
      component: InputField,
      states: {
        empty: <InputField label="Email" type="email" placeholder="thandi@example.com" />,
        'with a hint': (
          <InputField label="Email" hint="We write to it seldom." defaultValue="t@x" />
        ),
        'with a unit': <InputField label="Height" unit="cm" defaultValue="170" />,
        'with an error': (
          <InputField
            label="Age"
            hint="In whole years."
            unit="years"
            defaultValue="91"
            error="Age must be a whole number from 14 to 90 years."
          />
        ),
      },
    },
    {
      component: SelectField,
      states: {
        chosen: <SelectField label="Diet Type" options={diets} defaultValue="Vegan" />,
        'with an error': (
          <SelectField label="Diet Type" options={diets} error="Diet Type is required." />
        ),
      },
    },
    {
      component: TextAreaField,
      states: {
        empty: <TextAreaField label="Your Feedback" most={400} rows={3} optional />,
        'nearly full': (
          <TextAreaField
            label="Reason"
            most={36}
            rows={3}
            defaultValue="I am moving abroad, to Leeds, soon"
          />
        ),
        'too long': (
          <TextAreaField
            label="Reason"
            most={20}
            rows={3}
            defaultValue="I am moving abroad, to Leeds, soon"
          />
        ),
        'with an error': (
          <TextAreaField label="Reason" most={400} rows={3} error="Reason is required." />
        ),
      },
    },
    {
      component: PasswordField,
      states: {
        filled: <PasswordField label="Password" defaultValue="correct horse 9" />,
        'with an error': (
          <PasswordField
            label="Confirm Password"
            hint="At least 8 characters."
            defaultValue="another horse"
            error="Passwords do not match"
          />
        ),
      },
    },
    {
      component: CodeField,
      states: {
        empty: <CodeField hint="From your authenticator app." error={undefined} />,
        'with an error': <CodeField error="The code has six digits." />,
      },
    },
    {
      component: ChoicePill,
      states: {
        'ticked, not ticked, disabled': (
          <div className="flex flex-wrap gap-2">
            <Pill text="Dumbbells" />
            <Pill text="Bench" />
            <Pill text="Barbell" disabled />
          </div>
        ),
      },
    },
    {
      component: ChoiceCard,
      states: {
        'to choose': <ChoiceCard {...rice} sending={null} />,
        'chosen, on its way': <ChoiceCard {...rice} sending="this" />,
        'another is on its way': <ChoiceCard {...rice} sending="other" />,
      },
    },
    {
      component: QuestionFields,
      states: {
        answered: <Questions wrong={false} />,
        'with errors': <Questions wrong />,
      },
    },
    { component: StartDay, states: { 'the usual day is chosen': <Start /> } },
    {
      component: AnswersFoot,
      states: {
        'as it stands': <AnswersFoot {...foot} />,
        changed: <AnswersFoot {...foot} changed deletable />,
        saving: <AnswersFoot {...foot} working="saving" deletable />,
        saved: <AnswersFoot {...foot} saved="Saved. New plans will follow it." leadsToPlans />,
        deleting: <AnswersFoot {...foot} working="deleting" deletable />,
        failed: (
          <div className="grid gap-4">
            <AnswersFoot {...foot} failure="Your answers could not be saved." changed deletable />
          </div>
        ),
      },
    },
  ],
};
