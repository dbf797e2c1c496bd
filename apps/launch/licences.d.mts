export function isAllowed(expression: string): boolean
export function refusedIn(lock: { packages: Readonly<Record<string, { license?: string; link?: boolean }>> }): string[]
