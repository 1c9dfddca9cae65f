/** How fast bots answer, the slowest first. */
export const PACES = ['calm', 'quick', 'instant'] as const;
