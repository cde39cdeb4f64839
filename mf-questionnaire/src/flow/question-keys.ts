/** What the keys that are not about options do. */
export interface KeyActions {
  readonly next: () => void;
  readonly previous: () => void;
}

/**
 * Keys inside the questionnaire: 1–9 pick an option, Enter goes on, arrows move among the options, and left and right
 * change the question while no option has the focus. Fields that need these keys themselves keep them.
 */
export function onQuestionKey(
  event: KeyboardEvent,
  area: HTMLElement | null,
  actions: KeyActions,
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || target.closest('textarea, a')) return;
  if (handle(key, target, optionsIn(area), actions)) event.preventDefault();
}

const optionsIn = (area: HTMLElement | null) => [
  ...(area?.querySelectorAll<HTMLInputElement>('[type="radio"], [type="checkbox"]') ?? []),
];

/** Whether the key was ours. */
function handle(
  key: string,
  target: HTMLElement,
  options: readonly HTMLInputElement[],
  { next, previous }: KeyActions,
): boolean {
  if (/^[1-9]$/.test(key)) return pick(options[Number(key) - 1]);
  if (target instanceof HTMLButtonElement) return false;
  if (key === 'Enter') {
    next();
    return true;
  }
  const direction = directions[key];
  if (!direction) return false;
  if (target instanceof HTMLInputElement) {
    if (target.type !== 'checkbox') return false;
    options.at((options.indexOf(target) + direction) % options.length)?.focus();
    return true;
  }
  if (key === 'ArrowLeft') previous();
  else if (key === 'ArrowRight') next();
  else (options.find(({ checked }) => checked) ?? options[0])?.focus();
  return true;
}

const directions: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

function pick(option: HTMLInputElement | undefined): boolean {
  option?.focus();
  option?.click();
  return option !== undefined;
}
