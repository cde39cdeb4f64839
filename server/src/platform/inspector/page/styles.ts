/** How panel and outlines look, in light and dark. */
export const styles = `
:host { all: initial; }
.outlines { position: absolute; inset: 0 auto auto 0; inline-size: 0; block-size: 0; z-index: 998; }
.outlines div { position: absolute; box-sizing: border-box; border: 2px dashed var(--of); pointer-events: none; }
.outlines .frame { --of: #b45309; }
.outlines .module { --of: #0f766e; }
.outlines span { position: absolute; inset-block-start: 0; inset-inline-end: 0; padding: 2px 6px; max-inline-size: 100%; box-sizing: border-box; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; background: var(--of); color: #fff; font: 500 11px/1.4 ui-monospace, monospace; }
.panel { position: fixed; inset-block-end: 0.75rem; inset-inline-end: 0.75rem; z-index: 999; box-sizing: border-box; inline-size: min(30rem, calc(100vw - 1.5rem)); max-block-size: min(26rem, 55vh); overflow: auto; border: 1px solid #3d5654; border-radius: 0.75rem; background: #10201f; color: #f3fbfa; font: 400 13px/1.5 Inter, system-ui, sans-serif; box-shadow: 0 6px 24px rgb(0 0 0 / 0.3); overscroll-behavior: contain; }
.panel:not([open]) { inline-size: auto; }
summary { cursor: pointer; padding: 0.625rem 1rem; }
.panel > summary { position: sticky; inset-block-start: 0; background: inherit; font-weight: 600; }
summary:focus-visible, a:focus-visible { outline: 2px solid #9be7df; outline-offset: -3px; border-radius: 0.5rem; }
.parts details { border-block-start: 1px solid #29403e; }
summary span, li span { color: #b9cfcd; }
ul { margin: 0; padding: 0 1rem 0.75rem; list-style: none; }
li { padding-block: 0.25rem; overflow-wrap: anywhere; }
code { font: 12px/1.5 ui-monospace, monospace; }
.wrong > summary b, li.wrong code, li.wrong span { color: #ffb4ab; }
p { margin: 0; padding: 0.75rem 1rem; border-block-start: 1px solid #29403e; }
a { color: #9be7df; text-underline-offset: 0.2em; }
@media print { .outlines, .panel { display: none; } }
`;
