// Loaded before the server that is measured: collects garbage and moves its clock when it is told to.
const realNow = Date.now;
let shift = 0;
Date.now = () => realNow() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, given) =>
    given.length > 0 ? Reflect.construct(target, given) : new target(Date.now()),
});
process.on('message', (/** @type {{ shift?: number, collect?: true }} */ told) => {
  if (told.shift !== undefined) shift = told.shift;
  if (told.collect) for (let turn = 0; turn < 3; turn += 1) globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
process.channel?.unref();
