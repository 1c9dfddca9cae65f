/** What is given to anything that lets a reader take some of several kinds. */
export interface Taking {
  label: string;
  /** How many of each kind there are, and how many of them are taken. */
  limits: readonly number[];
  value: readonly number[];
  most: (kind: number) => number;
  set: (kind: number, n: number) => void;
  refuse: () => void;
  name: (kind: number) => string;
}
