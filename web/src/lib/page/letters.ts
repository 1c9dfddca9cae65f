/** The site's own letters: lines break where they stand only once these have come. */

const FONTS = ["1rem 'EB Garamond'", "1rem 'Source Sans 3 Variable'"];
/** On a slow line the page is drawn in the browser's letters first. */
const MAX_WAIT_MS = 1500;

/** Wait for the letters: if they came after the first drawing, what stands there would move. */
export async function waitForLetters(): Promise<void> {
  const coming = Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
  const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([coming, late]);
}
