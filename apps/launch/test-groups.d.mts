export interface TestGroup {
  readonly files: readonly string[]
  /** That it is expected to take. */
  readonly seconds: number
  readonly needsBrowser: boolean
  readonly set: {
    readonly key: 'embedded' | 'production'
    /** Null for what the product brings along. */
    readonly title: string | null
    readonly env: Readonly<Record<string, string>>
  }
}

/** Of these test files, or of all that there are. */
export function testGroups(processes: number, files?: readonly string[]): TestGroup[]
