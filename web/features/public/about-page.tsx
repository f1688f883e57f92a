import { paths } from '#contract/paths.ts';
import { Article } from './article.tsx';

export function AboutPage() {
  return (
    <Article
      title="About Phila"
      lead="Phila means “live” in isiZulu and isiXhosa. We plan food and training for people who live, shop and cook in South Africa."
    >
      <h2>Why we made it</h2>
      <p>
        Most health apps are written for another country’s supermarkets. They count in calories
        only, price in dollars, and send you to look for ingredients that no shop here stocks. And
        most plans are written for nobody in particular: the same page for a student in Mdantsane
        and a nurse in Polokwane.
      </p>
      <p>
        Phila starts from you. Four short steps tell us about your body, your goal, your kitchen and
        your training. Everything else is worked out from that.
      </p>
      <h2>What you get</h2>
      <ul>
        <li>
          <strong>Personalised meals.</strong> Four weeks at a time, with grams, kilojoules, protein
          and a short method for each dish.
        </li>
        <li>
          <strong>Four-week training plans.</strong> For home, gym or both, with the equipment, the
          days and the minutes you have.
        </li>
        <li>
          <strong>A shopping list in two versions.</strong> Budget and premium, by category, with
          South African stores and prices in Rands.
        </li>
        <li>
          <strong>Supplement suggestions.</strong> What may help, what to read on the label, and
          what it costs here.
        </li>
      </ul>
      <h2>How it works</h2>
      <p>
        Phila is AI-powered, with a firm hand on the numbers: energy and protein targets come from
        published equations, foods from food composition tables, and rules for allergies and diets
        that are never bent. When your preferences change, update your profile and make new plans.
      </p>
      <h2>What it is not</h2>
      <p>
        Phila is not a doctor or a dietitian. If you live with a medical condition, are pregnant, or
        take medication, speak to a licensed healthcare provider first, and take your plan along.
      </p>
      <p>
        Questions? <a href={paths.contact}>Write to us</a>, or{' '}
        <a href={paths.register}>make your first plan</a>.
      </p>
    </Article>
  );
}
