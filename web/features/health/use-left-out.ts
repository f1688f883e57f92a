import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import {
  type LeftOut,
  type LeftOutQuestion,
  leftOutSchema,
} from '#contract/profile/foods-left-out.ts';
import { callFunction } from '#web/lib/requests/call-function.ts';

/** A pause in typing after which it is worth asking. */
const pauseMs = 400;

interface Known {
  readonly question: string;
  /** Null where nobody could tell. */
  readonly answer: LeftOut | null;
}

/** What the answers about food take out; undefined until it is known, null where the server did not tell. */
export function useLeftOut(asked: LeftOutQuestion | null): LeftOut | null | undefined {
  const [known, setKnown] = useState<Known>();
  const silent = !asked || (asked.allergens.length === 0 && asked.foods === '');
  const question = silent ? '' : JSON.stringify(asked);
  useEffect(() => {
    if (question === '') return;
    let left = false;
    const tell = (answer: LeftOut | null) => {
      if (!left) setKnown({ question, answer });
    };
    const timer = setTimeout(() => {
      callFunction(wire.foodsLeftOut, v.parse(v.looseObject({}), JSON.parse(question))).then(
        (answer) => tell(v.parse(leftOutSchema, answer)),
        () => tell(null),
      );
    }, pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [question]);
  return known?.question === question ? known.answer : undefined;
}
