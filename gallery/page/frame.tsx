import { createRoot } from 'react-dom/client';
import { groups, named } from '../parts/catalogue.ts';
import type { Part } from '../parts/part.ts';
import { setTheme } from './theme.ts';

// one document for each look, because widths and themes belong to a whole document

function PartStates({ part }: { readonly part: Part }) {
  const { name, file } = named(part);
  return (
    <section aria-label={name} className="gallery-part">
      <header>
        <strong>{name}</strong> <span>{file}</span>
      </header>
      <div className="gallery-states">
        {Object.entries(part.states).map(([state, shown]) => (
          <figure key={state} aria-label={`${name}: ${state}`}>
            <figcaption>{state}</figcaption>
            {shown}
          </figure>
        ))}
      </div>
    </section>
  );
}

const asked = new URLSearchParams(location.search);
const name = asked.get('part');
const wanted = groups
  .filter((group) => name !== null || group.name === asked.get('group'))
  .flatMap(({ parts }) => parts)
  .filter((part) => name === null || named(part).name === name);
const whole = name === null ? undefined : wanted.find(({ wholeScreen }) => wholeScreen);
const root = document.getElementById('root');

setTheme(asked.get('theme') === 'dark' ? 'dark' : 'light');
if (root) {
  createRoot(root).render(
    whole
      ? whole.states[asked.get('state') ?? '']
      : wanted
          .filter(({ wholeScreen }) => !wholeScreen)
          .map((part) => <PartStates key={named(part).name} part={part} />),
  );
}
