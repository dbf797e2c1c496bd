export interface TestGroup {
  readonly files: readonly string[]
  readonly set: {
    /** Null for what the product brings along. */
    readonly name: string | null
    readonly env: Readonly<Record<string, string>>
  }
}

export function testGroups(processes: number): TestGroup[]
