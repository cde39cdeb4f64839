/** The address visitors use, without a slash at its end: the configured one, or the request's own host. */
export function visitorOrigin(
  publicUrl: string | undefined,
  request: { readonly protocol: string; readonly host: string },
): string {
  return publicUrl?.replace(/\/+$/, '') ?? `${request.protocol}://${request.host}`;
}
