import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { groups } from '../parts/catalogue.ts';
import { type Shown, shownPath, shownSchema } from '../shown-screens.ts';
import { Contents } from './contents.tsx';
import { GroupFrames } from './frames.tsx';
import { Screens } from './screens.tsx';

/** Where screens are shown, by the table that they are of. */
const tables = { Screens: 'states', Scenes: 'scenes' } as const;

function Gallery({ looks, screens }: Shown) {
  const asked = new URLSearchParams(location.search).get('show');
  const group = groups.find(({ name }) => name === asked);
  const table = Object.entries(tables).find(([name]) => name === asked)?.[1];
  const places = [...groups.map(({ name }) => name), ...Object.keys(tables)];
  return (
    <div className="gallery">
      <nav aria-label="Gallery">
        <a href="/" aria-current={asked === null ? 'page' : undefined}>
          Contents
        </a>
        {places.map((name) => (
          <a
            key={name}
            href={`/?${new URLSearchParams({ show: name }).toString()}`}
            aria-current={name === asked ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <main>
        <h1>{group || table ? asked : 'Gallery'}</h1>
        {group && <GroupFrames group={group} looks={looks} />}
        {table && <Screens looks={looks} screens={screens.filter((one) => one.table === table)} />}
        {!group && !table && <Contents />}
      </main>
    </div>
  );
}

const root = document.getElementById('root');
if (root) {
  const answer = await fetch(shownPath);
  const shown = v.parse(shownSchema, await answer.json());
  createRoot(root).render(<Gallery {...shown} />);
}
