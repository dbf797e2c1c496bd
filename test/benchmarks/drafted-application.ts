import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { untilRead, upload } from './library.ts'
import type { ProductClient } from './product-client.ts'

const LIBRARY = new URL('../../apps/server/sample-organisation/documents/', import.meta.url)

const QUESTIONS = [
  'Who benefits from your work?',
  'How many people do you reach each year? (max 120 words)',
  'How do you keep children and adults at risk safe?',
  'How is your organisation governed? (max 150 words)',
  'What difference will the grant make?',
  'How are your volunteers trained? (max 900 characters)',
  'What will you spend the money on?',
]

/** Gives the user the library of the sample organisation. */
export async function uploadSampleLibrary(user: ProductClient): Promise<void> {
  const folder = fileURLToPath(LIBRARY)
  const names = await readdir(folder)
  await upload(user, await Promise.all(names.map(async (name) => ({ name, bytes: await readFile(folder + name) }))))
  await untilRead(user)
}

/** An application of `count` questions that are answered as far as the sample library holds the answers. */
export async function draftedApplication(user: ProductClient, count: number): Promise<string> {
  const { id } = await user.post('/proposals/createManualGrant', { name: 'Warm Kitchens Fund', grantInfo: [] })
  for (let one = 0; one < count; one++)
    await user.post(`/proposals/${String(id)}/newQuestion`, { questionText: QUESTIONS[one % QUESTIONS.length] })
  for (;;) {
    const { proposal } = (await user.get(`/proposals/${String(id)}`)) as {
      proposal: { questions: { status: string }[] }
    }
    if (proposal.questions.every((question) => question.status !== 'processing')) return String(id)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}
