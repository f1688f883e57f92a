import { Fragment } from 'react';
import { faults, groups, named, notAlone } from '../parts/catalogue.ts';

/** Address of what is shown under a name. */
const showing = (name: string) => `/?${new URLSearchParams({ show: name }).toString()}`;

/** Every part by its name and file, and those that are missing. */
export function Contents() {
  return (
    <>
      {faults.length > 0 && (
        <ul role="alert">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {groups.map((group) => (
        <section key={group.name} aria-label={group.name}>
          <h2>
            <a href={showing(group.name)}>{group.name}</a>
          </h2>
          <ul>
            {group.parts.map((part) => {
              const { name, file } = named(part);
              return (
                <li key={name}>
                  {name}{' '}
                  <small>
                    {file}: {Object.keys(part.states).join(' · ')}
                  </small>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <section aria-label="Not by themselves">
        <h2>Not by themselves</h2>
        <ul>
          {Object.entries(notAlone).map(([name, { reason, screens }]) => (
            <li key={name}>
              {name}: {reason}
              {screens.map((screen) => (
                <Fragment key={screen}>
                  {' '}
                  <a href={`${showing('Screens')}#${screen}`}>{screen}</a>
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
