/** Looks at once and then every so often, one look at a time, without keeping the process alive. Gives the way to stop. */
export const poll =
  (everyMs: number) =>
  (look: () => Promise<void>): (() => void) => {
    const timer = setInterval(() => void look(), everyMs);
    timer.unref();
    void look();
    return () => clearInterval(timer);
  };
