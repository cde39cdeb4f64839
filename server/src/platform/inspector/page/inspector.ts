import { listenTo } from './calls';
import { drawnOn } from './drawing';
import { createPanel } from './panel';
import { partsOf } from './parts';
import { styles } from './styles';

// Part of a page only where somebody has opened the inspector; it runs before the shell does.
let panel: ReturnType<typeof createPanel> | undefined;
let due = false;

const draw = () => {
  due = false;
  panel ??= createPanel(document, styles, '/registry/inspector/off');
  const drawn = drawnOn(document, window.location.pathname);
  const fetched = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming);
  panel.show(
    partsOf(
      drawn.map(({ by }) => by),
      fetched,
      heard,
    ),
    drawn,
  );
};
const drawSoon = () => {
  if (due) return;
  due = true;
  requestAnimationFrame(draw);
};

const heard = listenTo(window, drawSoon);
performance.setResourceTimingBufferSize(1000);
new PerformanceObserver(drawSoon).observe({ type: 'resource', buffered: true });
new ResizeObserver(drawSoon).observe(document.body);
const site = document.getElementById('site');
if (site) new MutationObserver(drawSoon).observe(site, { childList: true, subtree: true });
