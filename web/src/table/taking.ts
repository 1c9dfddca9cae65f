/** The props of components that let the reader take pieces of several kinds. */
export interface Taking {
  label: string;
  /** How many of each kind are available. */
  limits: readonly number[];
  /** How many of each kind are taken. */
  value: readonly number[];
  /** How many of a kind can be taken, given the rest of the value. */
  most: (kind: number) => number;
  set: (kind: number, n: number) => void;
  /** Shows why no more can be taken. */
  refuse: () => void;
  name: (kind: number) => string;
}
