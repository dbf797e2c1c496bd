import { inApp } from '../shared/runtime-config.ts'

export type TabMessage = 'started' | 'ended' | 'removed'

const channel = new BroadcastChannel(inApp('session'))

/** Tells the other tabs of this browser that somebody has logged in, or that nobody is logged in any more. */
export function notifyOtherTabs(news: TabMessage): void {
  channel.postMessage(news)
}

/** Answers a function that stops listening. */
export function listenToOtherTabs(onNews: (news: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<TabMessage>) => onNews(data)
  channel.addEventListener('message', listener)
  return () => channel.removeEventListener('message', listener)
}
