import type { ModuleDefinition } from '@denk/shared/contract';

/** A container's exposed value, believed only once it has the outline of a definition. */
export function readDefinition(exposed: unknown): ModuleDefinition {
  if (!isDefinition(exposed)) throw new Error('the container exposes no module definition');
  return exposed;
}

function isDefinition(exposed: unknown): exposed is ModuleDefinition {
  if (typeof exposed !== 'object' || exposed === null) return false;
  const routes: unknown = Reflect.get(exposed, 'routes');
  return Array.isArray(routes) && routes.every(isRoute);
}

function isRoute(route: unknown): boolean {
  if (typeof route !== 'object' || route === null) return false;
  return (
    typeof Reflect.get(route, 'path') === 'string' &&
    typeof Reflect.get(route, 'load') === 'function'
  );
}
