import type { ProductClient } from './product-client.ts'
import { SeededText } from './seeded-text.ts'

/** An application of `count` answered questions. */
export async function answeredApplication(user: ProductClient, count: number): Promise<string> {
  const text = new SeededText(3)
  const library = Buffer.from(Array.from({ length: 60 }, () => text.paragraph(120)).join('\n\n'))
  await user.upload('/documentLibrary/uploadSharedDocument', 'library.txt', library)
  const { id } = await user.post('/proposals/createManualGrant', { name: 'Poll', grantInfo: [] })
  for (let one = 0; one < count; one++)
    await user.post(`/proposals/${String(id)}/newQuestion`, { questionText: `${text.question(10)}?` })
  for (;;) {
    const { proposal } = (await user.get(`/proposals/${String(id)}`)) as {
      proposal: { questions: { status: string }[] }
    }
    if (proposal.questions.every((question) => question.status !== 'processing')) return String(id)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}
