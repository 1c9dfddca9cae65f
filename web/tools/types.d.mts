export const target: string;
export function python(script: string): unknown;
export function types(): Promise<string>;
