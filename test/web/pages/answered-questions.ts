import { addApplication } from './applications.ts'
import { uploadText } from './page-fixtures.ts'
import type { PageWorld, Person } from './page-world.ts'

const LIBRARY = `Annual report

Our kitchen serves hot meals to 1,240 families of our town each year.

Eighteen volunteers are trained in food hygiene for two days before they begin.
`

/** Two with an answer in the library, and one between them without. */
export const QUESTIONS = [
  'How many families does your kitchen serve each year?',
  'What is the colour of your roof?',
  'How are your volunteers trained?',
] as const

/** The path of an application of `QUESTIONS`, answered: the first and the last have a draft, the second needs somebody. */
export async function addAnsweredApplication(
  world: PageWorld,
  person: Person,
  questions: readonly string[] = QUESTIONS,
): Promise<string> {
  await uploadText(world, person, 'report.txt', { text: LIBRARY })
  await world.workOff()
  const path = await addApplication(world, person, { questions })
  await world.workOff()
  return path
}
