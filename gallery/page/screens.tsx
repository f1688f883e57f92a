import { useState } from 'react';
import { picturePath, type ShownLook, type ShownScreen } from '../shown-screens.ts';

interface ScreensProps {
  readonly looks: readonly ShownLook[];
  readonly screens: readonly ShownScreen[];
}

/** One state of a page, whose pictures are asked for when it is unfolded. */
function OneScreen({
  screen,
  looks,
}: {
  readonly screen: ShownScreen;
  readonly looks: readonly ShownLook[];
}) {
  const [open, setOpen] = useState(location.hash === `#${screen.id}`);
  return (
    <details id={screen.id} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {screen.name}{' '}
        <small>
          {screen.path} · {screen.who} · {screen.shows}
          {screen.onPaper && ' · on paper'}
        </small>
      </summary>
      {open && (
        <div className="gallery-looks">
          {looks
            .filter(({ name }) => screen.looks.includes(name))
            .map((look) => {
              const address = picturePath(screen.id, look.name);
              return (
                <figure key={look.name} className="gallery-look">
                  <figcaption>
                    <a href={address}>
                      {look.width} px, {look.theme}
                    </a>
                  </figcaption>
                  <Picture address={address} name={`${screen.name}, ${look.name}`} look={look} />
                </figure>
              );
            })}
        </div>
      )}
    </details>
  );
}

interface PictureProps {
  readonly address: string;
  readonly name: string;
  readonly look: ShownLook;
}

function Picture({ address, name, look }: PictureProps) {
  const [state, setState] = useState<'awaited' | 'there' | 'failed'>('awaited');
  return (
    <>
      {state === 'awaited' && <p role="status">Taking the picture…</p>}
      {state === 'failed' && (
        <p role="alert">
          It did not come up: <a href={address}>why</a>
        </p>
      )}
      <img
        alt={name}
        src={address}
        hidden={state === 'failed'}
        style={{ width: Math.min(look.width, 640) }}
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
      />
    </>
  );
}

/** Every screen of the table by its address; words in the field choose among them. */
export function Screens({ looks, screens }: ScreensProps) {
  const [words, setWords] = useState('');
  const wanted = screens.filter(({ name }) =>
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => name.toLowerCase().includes(word)),
  );
  const byPath = Map.groupBy(wanted, ({ path }) => path);
  return (
    <>
      <label>
        Only those named <input value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      <p role="status">
        {wanted.length} of {screens.length} screens
      </p>
      {[...byPath].map(([path, ofPath]) => (
        <section key={path} aria-label={path}>
          <h2>{path}</h2>
          {ofPath.map((screen) => (
            <OneScreen key={screen.id} screen={screen} looks={looks} />
          ))}
        </section>
      ))}
    </>
  );
}
