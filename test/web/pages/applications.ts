import type { Proposal, Question } from '../../../adapters/http-contract/proposals.ts'
import type { PageCalls } from './page-calls.ts'
import { bytesOf, createGrant, type NewGrant } from './page-fixtures.ts'
import type { PageWorld, Person } from './page-world.ts'

interface Body {
  readonly proposal: Proposal
}

/** Of four questions. */
const FORM = `Riverside Trust: Community Grants 2027

1. Tell us about your organisation and its aims. (max 90 words)

2. Who will benefit from your work, and how many people do you reach? (maximum 120 words)

3. How do you keep children and adults at risk safe? (400 characters)

4. How is your organisation governed?
`

/** The path of an application without a form; its jobs are left to the test. */
export async function addApplication(world: PageWorld, person: Person, grant: NewGrant = {}): Promise<string> {
  return `/proposals/${await createGrant(world, person, grant)}`
}

/** The path of an application with one question, which waits for its answer. */
export function addApplicationWithQuestion(world: PageWorld, person: Person): Promise<string> {
  return addApplication(world, person, { questions: ['Who benefits?'] })
}

/** The path of an application in a project of its own, whose form waits to be read. */
export async function uploadForm(
  { useCases }: PageWorld,
  { actor }: Person,
  { fileName, text } = { fileName: 'form.txt', text: FORM },
): Promise<string> {
  const { id: projectId } = await useCases.createProject.execute({ actor, name: 'Garden' })
  const grant = { actor, name: 'Community Grants', projectId, grantInfo: [], funderId: null, funderName: null }
  const { id } = await useCases.createUploadGrant.execute({ ...grant, fileName, content: bytesOf(text) })
  return `/proposals/${id}`
}

/** From now on, the application of this path arrives with these changes. */
export function changeApplication(calls: PageCalls, path: string, changes: Partial<Proposal>): void {
  calls.change<Body>(`GET ${path}`, (body) => ({ ...body, proposal: { ...body.proposal, ...changes } }))
}

/** From now on, every question of the application arrives with these changes. */
export function changeQuestions(calls: PageCalls, path: string, changes: Partial<Question>): void {
  calls.change<Body>(`GET ${path}`, ({ proposal, ...rest }) => {
    const questions = proposal.questions.map((question) => ({ ...question, ...changes }))
    return { ...rest, proposal: { ...proposal, questions } }
  })
}

type Messages = NonNullable<NonNullable<Question['answer']>['metadata']['messages']>

/** What a question answered with this text arrives with, for admins with the messages to and from the model. */
export const answeredWith = (text: string, messages?: Messages): Partial<Question> => ({
  answer: {
    ...{ version: 1, origin: 'documents', author: null, basis: 'documents' },
    ...{ answer: text, metadata: { sourceFiles: [], warnings: [], ...(messages && { messages }) } },
  },
  requires_custom_answer: false,
})
