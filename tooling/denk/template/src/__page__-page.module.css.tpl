@layer pages {
  .page {
    display: grid;
    gap: var(--space-8);
    padding-block: clamp(2rem, 5vw, 3.5rem) var(--space-section);
  }
}
