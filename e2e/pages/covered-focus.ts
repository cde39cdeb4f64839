/**
 * Runs in the page: what is covered where it is largest, at its middle, once it has the focus. Everything that can have it
 * is given it in order, there and back again: the header covers what comes from below, a bar what comes from above.
 */
export function coveredFocuses(): string[] {
  const places = [
    ...document.querySelectorAll<HTMLElement>(
      // A skip link comes in from outside.
      ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(.skip-link)',
    ),
  ].filter((place) => place.tabIndex >= 0 && place.checkVisibility({ visibilityProperty: true }));
  return [...places, ...places.toReversed()].flatMap((place) => {
    place.focus();
    if (document.activeElement !== place) return [];
    const { left, top, width, height } = place.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    // A field that fills its label, a link that fills its card.
    const isSeen = there && (place.contains(there) || there.contains(place));
    return isSeen
      ? []
      : [`${place.outerHTML.slice(0, 120)} under ${there?.outerHTML.slice(0, 80) ?? 'nothing'}`];
  });
}
