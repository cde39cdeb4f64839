/** Where the composed site is served to the tests. */
export const sitePort = Number(process.env.E2E_PORT ?? 4199);

/** Front ends on pages of their own, each on a port, in the order of the workspaces. */
export const firstStandalonePort = sitePort + 10;
