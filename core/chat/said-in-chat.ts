import type { ImprovementTask } from '../proposals/ports/answer-improver.ts'

/** What the user said about an answer, now and before: it counts like a document. */
export function saidInChat({ request, chat }: Pick<ImprovementTask, 'request' | 'chat'>): string[] {
  return [request, ...chat.filter(({ role }) => role === 'user').map(({ text }) => text)]
}
