import { documentsOf } from '../library.ts'
import type { ProductClient } from '../product-client.ts'

/** What came of a file that was uploaded. */
export interface Outcome {
  readonly name: string
  readonly state: string
  readonly isOver: boolean
  readonly reason: string | null
}

/** As what files are uploaded, all by one user. */
export interface UploadTarget {
  send(name: string, bytes: Uint8Array): Promise<void>
  outcomes(): Promise<readonly Outcome[]>
}

export function asDocuments(user: ProductClient): UploadTarget {
  return {
    send: async (name, bytes) => void (await user.upload('/documentLibrary/uploadSharedDocument', name, bytes)),
    outcomes: async () =>
      (await documentsOf(user)).map(({ originalName, status, processingError }) => ({
        name: originalName,
        state: status,
        isOver: status !== 'processing',
        reason: processingError,
      })),
  }
}

interface SentForm {
  readonly name: string
  readonly id: string
}

interface ReadForm {
  readonly processingStatus: string
  readonly processingError: string | null
  readonly questions: readonly unknown[]
}

const OVER = ['completed', 'error']

export function asForms(user: ProductClient): UploadTarget {
  const sent: SentForm[] = []
  const last = new Map<string, Outcome>()
  const outcomeOf = async ({ name, id }: SentForm): Promise<Outcome> => {
    const { proposal } = (await user.get(`/proposals/${id}`)) as { proposal: ReadForm }
    const { processingStatus: state, processingError, questions } = proposal
    const reason = processingError ?? `${questions.length} questions`
    return { name, state, isOver: OVER.includes(state), reason }
  }
  return {
    send: async (name, bytes) => {
      const { id } = await user.upload('/proposals/createUploadGrant', name, bytes, { name })
      sent.push({ name, id: String(id) })
    },
    outcomes: async () => {
      for (const form of sent) if (!last.get(form.id)?.isOver) last.set(form.id, await outcomeOf(form))
      return [...last.values()]
    },
  }
}
