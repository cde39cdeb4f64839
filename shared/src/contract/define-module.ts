import type { ModuleDefinition } from './module-definition';

/** Declares a module; exists for its types only. */
export function defineModule(definition: ModuleDefinition): ModuleDefinition {
  return definition;
}
