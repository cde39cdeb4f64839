/** A quiet picture for an address; its colour follows from the name, so that two are told apart. */
export function drawnPicture(address: string): Response {
  const hue = [...address].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><rect width="320" height="320" fill="hsl(${hue} 45% 92%)"/><rect x="80" y="80" width="160" height="160" rx="28" fill="hsl(${hue} 35% 62%)"/></svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
