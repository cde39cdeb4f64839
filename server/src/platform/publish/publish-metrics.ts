import { Counter, Gauge, type Registry as Metrics } from 'prom-client';

/** Figures of publishing, for `/metrics`. */
export function publishMetrics(metrics: Metrics, revision: () => number) {
  const changes = new Counter({
    name: 'denk_registry_changes_total',
    help: 'What happened to the versions of a module.',
    labelNames: ['module', 'action'],
    registers: [metrics],
  });
  const reports = new Counter({
    name: 'denk_module_reports_total',
    help: 'What pages reported of a module: shown, or how it failed.',
    labelNames: ['module', 'kind'],
    registers: [metrics],
  });
  new Gauge({
    name: 'denk_registry_revision',
    help: 'The revision of the registry that this server follows.',
    registers: [metrics],
    collect() {
      this.set(revision());
    },
  });
  return {
    changed: (module: string, action: string) => changes.inc({ module, action }),
    reported: (module: string, kind: string) => reports.inc({ module, kind }),
  };
}
