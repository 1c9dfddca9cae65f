/** A sign drawn in a square from -12 to 12: filled parts and lines. */
export interface Drawn {
  solid: string;
  lines: string;
}
