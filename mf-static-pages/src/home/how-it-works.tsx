import { Promises } from './promises';
import { Stats } from './stats';
import { Steps } from './steps';

/** Below the ways in: figures, the steps of a matching, and what Denk promises. */
export function HowItWorks() {
  return (
    <>
      <Stats />
      <Steps />
      <Promises />
    </>
  );
}
