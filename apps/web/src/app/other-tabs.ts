export type News = 'started' | 'ended'

const channel = new BroadcastChannel('session')

/** Tells the other tabs of this browser that somebody has logged in, or that nobody is logged in any more. */
export function tellOtherTabs(news: News): void {
  channel.postMessage(news)
}

/** Answers a function that stops listening. */
export function hearOtherTabs(onNews: (news: News) => void): () => void {
  const listener = ({ data }: MessageEvent<News>) => onNews(data)
  channel.addEventListener('message', listener)
  return () => channel.removeEventListener('message', listener)
}
