import type { ImprovementTask } from '../proposals/ports.ts'

/** Everything the user said about an answer in its chat; it counts as a source. */
export function saidInChat({ request, chat }: Pick<ImprovementTask, 'request' | 'chat'>): string[] {
  return [request, ...chat.filter(({ role }) => role === 'user').map(({ text }) => text)]
}
