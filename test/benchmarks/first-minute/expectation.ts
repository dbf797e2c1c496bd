import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a question that forms ask wants to hear from one page. */
export interface Expectation {
  readonly question: string
  readonly kind: 'name' | 'number' | 'address' | 'date' | 'money' | 'count' | 'person' | 'yes-no' | 'list' | 'prose'
  readonly owner: 'us' | 'partner' | 'project' | 'funder'
  readonly year?: number
  /** Of each group one alternative stands in a right answer. */
  readonly right?: readonly (readonly string[])[]
  /** What stands in no right answer, such as another year's figure. */
  readonly wrong?: readonly string[]
  /** Whether the page does not tell. */
  readonly unanswerable?: boolean
}

/** What is expected of a page or a library of this name, of those in a folder. */
export function expectationsIn(folder: string, name: string): Expectation[] {
  const path = join(folder, `${name}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as Expectation[]
}
