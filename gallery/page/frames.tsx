import type { CSSProperties, SyntheticEvent } from 'react';
import { named } from '../parts/catalogue.ts';
import type { Part, PartGroup } from '../parts/part.ts';
import type { ShownLook } from '../shown-screens.ts';

interface FrameProps {
  readonly title: string;
  readonly look: ShownLook;
  readonly asked: Readonly<Record<string, string>>;
  /** As high as the device, and not as what is in it. */
  readonly asDevice?: boolean;
}

/** A frame that is as high as what is in it, so that only the page around it scrolls. */
function fit({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const root = frame.contentDocument?.getElementById('root');
  if (!root) return;
  new ResizeObserver(() => {
    frame.style.height = `${root.offsetHeight + 2}px`;
  }).observe(root);
}

/** A desk's screen is shown at half its size, so that two stand side by side. */
function deviceStyle({ width, height }: ShownLook): CSSProperties {
  const scale = width > 600 ? 0.5 : 1;
  return {
    width,
    height,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
    marginRight: (scale - 1) * width,
    marginBottom: (scale - 1) * height,
  };
}

function Frame({ title, look, asked, asDevice = false }: FrameProps) {
  const { width, theme } = look;
  const address = `/frame.html?${new URLSearchParams({ ...asked, theme }).toString()}`;
  return (
    <figure className="gallery-look">
      <figcaption>
        <a href={address}>
          {width} px, {theme}
        </a>
      </figcaption>
      <div className="gallery-device">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this page's own document */}
        <iframe
          title={`${title}, ${width} px, ${theme}`}
          src={address}
          loading="lazy"
          onLoad={asDevice ? undefined : fit}
          style={asDevice ? deviceStyle(look) : { width, height: 400 }}
        />
      </div>
    </figure>
  );
}

interface WholeProps {
  readonly part: Part;
  readonly looks: readonly ShownLook[];
}

/** A part that lies over the page: a device for each state and look. */
function Whole({ part, looks }: WholeProps) {
  const { name, file } = named(part);
  return (
    <section id={name}>
      <h2>
        {name} <small>{file}</small>
      </h2>
      {Object.keys(part.states).map((state) => (
        <section key={state} aria-label={`${name}: ${state}`}>
          <h3>{state}</h3>
          <div className="gallery-looks">
            {looks.map((look) => (
              <Frame
                key={look.name}
                title={`${name}: ${state}`}
                look={look}
                asked={{ part: name, state }}
                asDevice
              />
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}

/** All parts of a group in each look. */
export function GroupFrames({
  group,
  looks,
}: {
  readonly group: PartGroup;
  readonly looks: readonly ShownLook[];
}) {
  const whole = group.parts.filter(({ wholeScreen }) => wholeScreen);
  return (
    <>
      {whole.length < group.parts.length && (
        <div className="gallery-looks">
          {looks.map((look) => (
            <Frame key={look.name} title={group.name} look={look} asked={{ group: group.name }} />
          ))}
        </div>
      )}
      {whole.map((part) => (
        <Whole key={named(part).name} part={part} looks={looks} />
      ))}
    </>
  );
}
