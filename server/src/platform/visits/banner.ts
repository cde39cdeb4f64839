import type { FastifyInstance } from 'fastify';
import { escapeText as text } from '../compose/escape-text';
import { setCookie } from '../compose/cookies';
import { privately, type SpecialVisit } from '../compose/page-routes';
import { inspectorAddress } from '../inspector/inspector';

/** What a bar tells: that this is not the site as it is for all. */
export interface Told {
  readonly label: string;
  readonly module: string;
  /** The version, or where it comes from. */
  readonly what: string;
}

const under = '/registry/visit';

/** A visit that is told of by a bar beside the page, so that the page stays its own. */
export const bannered = (told: Told, canBeInspected: boolean): SpecialVisit => ({
  headers: privately,
  decorate: (html) => {
    const styled = html.replace(
      '</head>',
      `<link rel="stylesheet" href="${under}/banner.css">\n</head>`,
    );
    return styled.replace('<body>', `<body>\n${bar(told, canBeInspected)}`);
  },
});

const bar = ({ label, module, what }: Told, canBeInspected: boolean) =>
  `<aside class="denk-visit" aria-label="${label}"><p>${label}: <b>${text(module)}</b> <span>${text(what)}</span></p><p>${
    canBeInspected ? `<a href="${inspectorAddress}/on">İncele</a> ` : ''
  }<a href="${under}/out">Çık</a></p></aside>`;

/** The bar's styles, and the way out. */
export function bannerRoutes(app: FastifyInstance, cookies: readonly string[]): void {
  app.get(`${under}/out`, async (_, reply) =>
    reply
      .header(
        'set-cookie',
        cookies.map((name) => setCookie(name, '', 0)),
      )
      .header('cache-control', 'no-store')
      .redirect('/', 303),
  );
  app.get(`${under}/banner.css`, async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css').send(styles),
  );
}

// At the top, where it takes a place of its own: it covers nothing of the page, and scrolls away.
const styles = `.denk-visit {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0 1rem;
  padding-inline: max(1rem, env(safe-area-inset-left)) max(0.5rem, env(safe-area-inset-right));
  background: #10201f;
  color: #f3fbfa;
  border-block-end: 1px solid #3d5654;
  font: 500 0.8125rem/1.4 Inter, system-ui, sans-serif;
}
.denk-visit p {
  display: flex;
  gap: 0 0.375rem;
  min-inline-size: 0;
  margin: 0;
}
.denk-visit p:last-child {
  flex: none;
}
.denk-visit span {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: #b9cfcd;
}
.denk-visit b {
  white-space: nowrap;
}
.denk-visit a {
  padding: 0.625rem 0.5rem;
  color: #9be7df;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  white-space: nowrap;
}
.denk-visit a:focus-visible {
  outline: 2px solid currentcolor;
  outline-offset: -4px;
  border-radius: 0.5rem;
}
@media print {
  .denk-visit {
    display: none;
  }
}
`;
