import { ExtractiveQuestionFinder } from '../../../../adapters/extractive/questions/extractive-question-finder.ts'
import { DirectFormReader } from '../../../../adapters/file-formats/direct-form-reader.ts'

/** What is found in a form as it would be uploaded. */
export async function findAll(fileName: string, content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return new ExtractiveQuestionFinder().find(await new DirectFormReader().read({ fileName, bytes }))
}

export async function find(fileName: string, content: string | Uint8Array) {
  return (await findAll(fileName, content)).questions
}

export async function texts(fileName: string, content: string | Uint8Array): Promise<string[]> {
  return (await find(fileName, content)).map((question) => question.text)
}
