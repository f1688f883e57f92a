import { paths } from '#contract/paths.ts';
import { Article } from './article.tsx';

export function WhyChooseUsPage() {
  return (
    <Article
      title="Why Choose Us"
      lead="There are many ways to get a meal plan. Here is what is different about this one."
    >
      <h2>It is about you</h2>
      <p>
        Age, height, weight, goal, activity, diet, allergies, dislikes, meals per day, cooking skill
        and time: your meals are personalised with all of them, and your training with your level,
        your place, your equipment, your days and your minutes.
      </p>
      <h2>It is about here</h2>
      <p>
        Dishes that South Africans cook, from foods that South African stores sell, counted in
        kilojoules first as on our labels, and priced in Rands. Pap and spinach are at home in it.
      </p>
      <h2>Meals, training and shopping agree</h2>
      <p>
        Four weeks of meals, a four-week training plan, and one shopping list in two versions,
        budget and premium. They come from the same profile, so they do not contradict each other.
      </p>
      <h2>AI-powered, with rules that hold</h2>
      <p>
        Plans are made in moments, as often as you like. Allergies, diets and disliked foods are
        treated as rules: a plan that would break one is not shown to you.
      </p>
      <h2>It keeps up with you</h2>
      <p>
        A plan is only right until life changes. Update your preferences and make new plans; nothing
        to write, nobody to call.
      </p>
      <h2>Honest about supplements</h2>
      <p>
        Three price tiers for each kind, what to look for on the label, and a plain word where food
        does the same job.
      </p>
      <h2>One small price</h2>
      <p>
        R99 per month for everything, or R950 per year. No modules to unlock.{' '}
        <a href={paths.subscription}>See the plans</a> or{' '}
        <a href={paths.register}>start with your profile</a>.
      </p>
    </Article>
  );
}
